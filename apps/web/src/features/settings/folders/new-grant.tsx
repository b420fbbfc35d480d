import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { Select } from '../../../ui/select.tsx'
import {
  addGrant,
  previewChange,
  type Folder,
  type FolderChange,
  type FolderGrantKind,
  type Holder,
  type AccessImpact,
} from './folder-queries.ts'
import { HolderField } from './holder-field.tsx'
import type { AccessImpactCheck } from './use-access-impact-check.ts'

const HOLDERS = ['group', 'person', 'everyone'] as const
const GRANTS = ['read', 'edit'] as const

interface GrantValues {
  kind: Holder['kind']
  holderId: string | null
  grant: FolderGrantKind
}

const BLANK: GrantValues = { kind: 'group', holderId: null, grant: 'read' }

/** Grants one more holder access to a folder; who gains access is shown before saving. */
export function NewGrant({ folder, check }: { folder: Folder; check: AccessImpactCheck }) {
  const t = useTexts()
  const form = useForm({
    initial: BLANK,
    beforeSubmit: (values) => changeOf(values) !== null,
    // The fields of the request are not those of the form: a refusal is said of the whole.
    place: () => null,
    isPreview: true,
    save: async (values) => {
      const change = changeOf(values)
      return change && { change, sight: await previewChange(folder._id, change) }
    },
    onSaved: (looked) => {
      if (looked) decide(looked.change, looked.sight)
    },
  })
  const decide = (change: GrantChange, sight: AccessImpact) =>
    check.decide(
      {
        folderId: folder._id,
        change,
        title: t('folders.grants.giving', { name: folder.name }),
        confirmLabel: t('folders.grants.give'),
        isAlwaysAsked: true,
        apply: async () => {
          await addGrant(folder._id, { to: change.to, grant: change.grant })
          form.set({ holderId: null })
        },
      },
      sight,
    )
  const { kind } = form.values
  const off = changeOf(form.values)
    ? null
    : t(`folders.choose.${kind === 'person' ? 'person' : 'group'}`)
  return (
    <form
      {...form.element}
      aria-label={t('folders.grants.give')}
      className="flex flex-col gap-3 rounded-md bg-canvas p-3"
    >
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...form.bind('kind')}
          label={t('folders.grants.to')}
          options={HOLDERS.map((value) => ({ value, label: t(`folders.grants.kind.${value}`) }))}
          onChange={(next) => form.set({ kind: next, holderId: null })}
        />
        <Select
          {...form.bind('grant')}
          label={t('folders.grants.for')}
          options={GRANTS.map((value) => ({ value, label: t(`folders.grants.${value}`) }))}
        />
      </div>
      {kind !== 'everyone' && (
        <HolderField
          {...form.bind('holderId')}
          key={`${kind} ${folder.grants.length}`}
          kind={kind}
          label={t(`folders.grants.kind.${kind}`)}
        />
      )}
      <Button
        type="submit"
        className="self-end"
        isBusy={form.isBusy || check.isBusy}
        disabledReason={off}
      >
        {t('folders.grants.give')}
      </Button>
    </form>
  )
}

type GrantChange = Extract<FolderChange, { kind: 'grant' }>

/** Null while it is not said whom it is opened to. */
function changeOf({ kind, holderId, grant }: GrantValues): GrantChange | null {
  const to = holderOf(kind, holderId)
  return to && { kind: 'grant', to, grant }
}

function holderOf(kind: Holder['kind'], id: string | null): Holder | null {
  if (kind === 'everyone') return { kind }
  if (id === null) return null
  return kind === 'person' ? { kind, personId: id } : { kind, groupId: id }
}
