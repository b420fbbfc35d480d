import { PERMISSION_AREAS } from '@tacite/domain/access/permission-areas.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'

interface PermissionChoicesProps {
  id: string
  value: readonly Permission[]
  error: string | undefined
  onChange: (value: Permission[]) => void
  /** What the role already granted may stay, even when the editor does not hold it. */
  had: readonly Permission[]
  /** Why nothing can be changed. */
  off: string | null
}

type Area = keyof typeof PERMISSION_AREAS
const areas = Object.entries(PERMISSION_AREAS) as [Area, readonly Permission[]][]

/** A role's permissions, by area and in words; searchable. */
export function PermissionChoices(props: PermissionChoicesProps) {
  const { id, value, error } = props
  const t = useTexts()
  const formats = useFormats()
  const [words, setWords] = useState('')
  const label = (permission: Permission) => t.chosen(`permissions.label.${textKey(permission)}`, {})
  const found = areas.flatMap(([area, permissions]) => {
    const matching = permissions.filter((permission) =>
      holdsWords(`${t(`permissions.area.${area}`)} ${label(permission)}`, words),
    )
    return matching.length > 0 ? [[area, matching] as const] : []
  })
  return (
    <section id={id} tabIndex={-1} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('roles.features')}</h2>
        <span role="status" className="text-ink-soft tabular-nums">
          {t('roles.chosen', { count: value.length, shown: formats.number(value.length) })}
        </span>
      </div>
      {error && <p className="text-danger">{error}</p>}
      <SearchBox
        label={t('roles.searchFeatures')}
        className="max-w-90"
        value={words}
        onSearch={setWords}
      />
      {found.length === 0 && <p className="text-ink-soft">{t('administration.noMatch')}</p>}
      <div className="gap-x-8 desktop:columns-2">
        {found.map(([area, permissions]) => (
          <AreaChoices key={area} area={area} permissions={permissions} {...props} label={label} />
        ))}
      </div>
    </section>
  )
}

function AreaChoices(
  props: PermissionChoicesProps & {
    area: Area
    permissions: readonly Permission[]
    label: (permission: Permission) => string
  },
) {
  const { area, permissions, label, value, onChange, had, off } = props
  const t = useTexts()
  const me = useMe()
  const isOpen = (permission: Permission) =>
    off === null && (holds(me, permission) || had.includes(permission))
  const changeable = permissions.filter(isOpen)
  const chosen = permissions.filter((permission) => value.includes(permission))
  const toggle = (some: readonly Permission[], isOn: boolean) =>
    onChange([...value.filter((each) => !some.includes(each)), ...(isOn ? some : [])])
  return (
    <fieldset className="mb-5 flex min-w-0 break-inside-avoid flex-col gap-2">
      <legend className="mb-2 w-full border-b border-line pb-1 font-semibold">
        <Checkbox
          label={t(`permissions.area.${area}`)}
          checked={chosen.length === permissions.length}
          isPartly={chosen.length > 0 && chosen.length < permissions.length}
          disabled={changeable.length === 0}
          onChange={({ target }) => toggle(changeable, target.checked)}
        />
      </legend>
      {permissions.map((permission) => (
        <Checkbox
          key={permission}
          label={label(permission)}
          hint={off === null && !isOpen(permission) ? t('roles.notHeld') : undefined}
          checked={value.includes(permission)}
          disabled={!isOpen(permission)}
          onChange={({ target }) => toggle([permission], target.checked)}
        />
      ))}
    </fieldset>
  )
}

/** Text keys cannot contain a colon: `contracts3:create:model` is `contracts3_create_model`. */
function textKey<P extends Permission>(permission: P) {
  return permission.replaceAll(':', '_') as ColonFree<P>
}

type ColonFree<Text extends string> = Text extends `${infer Head}:${infer Tail}`
  ? `${Head}_${ColonFree<Tail>}`
  : Text

function holdsWords(text: string, words: string): boolean {
  const fold = (each: string) => each.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const folded = fold(text)
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
