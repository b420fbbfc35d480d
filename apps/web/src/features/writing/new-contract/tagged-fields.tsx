import { rowsKey } from '@tacite/document/repeats/rows.ts'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { LoadingRegion, Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'
import { FieldControl } from './field-control.tsx'
import { COUNTERPARTY, METADATA, type FieldGroup } from './field-groups.ts'
import type { NewContractForm } from './use-new-contract.ts'

const AskedRows = lazy(async () => ({ default: (await import('./asked-rows.tsx')).AskedRows }))

/** The fields of the template's text, under the titles of their sections. */
export function TaggedFields({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const { template, groups, asked, values } = form
  const isOfText = groups.some(({ id }) => id !== METADATA)
  if (template.isLoading) return <LoadingFields />
  if (groups.length === 0) return null
  const filled = [...asked].filter((variable) => variable in values).length
  return (
    <section aria-labelledby="new-contract-fields" className="flex flex-col gap-6">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="new-contract-fields" className="text-lg font-semibold">
            {t(isOfText ? 'new-contract.fields.heading' : 'new-contract.fields.metadata')}
          </h2>
          <p className="text-sm text-ink-faint tabular-nums">
            {t('new-contract.fields.progress', { filled, total: asked.size })}
          </p>
        </div>
        {isOfText && <p className="text-ink-soft">{t('new-contract.fields.lead')}</p>}
      </div>
      {groups.map((group) => (
        <Group key={group.id} group={group} form={form} isAlone={!isOfText} />
      ))}
    </section>
  )
}

interface GroupProps {
  group: FieldGroup
  form: NewContractForm
  /** The heading above is its title. */
  isAlone: boolean
}

function Group({ group, form, isAlone }: GroupProps) {
  const t = useTexts()
  const id = `new-contract-group-${group.id}`
  return (
    <section {...(isAlone ? {} : { 'aria-labelledby': id })} className="flex flex-col gap-4">
      <h3
        id={id}
        className={isAlone ? 'sr-only' : 'flex gap-2 border-b border-line pb-1.5 font-semibold'}
      >
        {group.number && (
          <span className="shrink-0 font-normal text-ink-faint">{group.number}</span>
        )}
        <span className="min-w-0 break-words">
          {OWN_TITLES[group.id]
            ? t(OWN_TITLES[group.id]!)
            : group.title || t('new-contract.fields.ungrouped')}
        </span>
      </h3>
      {group.id === COUNTERPARTY && (
        <p className="-mt-2 text-sm text-ink-soft">{t('new-contract.fields.counterpartyLead')}</p>
      )}
      <div className="grid gap-4 tablet:grid-cols-2">
        {group.variables.map((name) => (
          <Asked key={name} name={name} form={form} />
        ))}
      </div>
    </section>
  )
}

/** The field of this variable, or the rows of this name. */
function Asked({ name, form }: { name: string; form: NewContractForm }) {
  const key = rowsKey(name)
  if (key !== null) {
    const passage = form.template.chosen?.passages.find((each) => each.key === key)
    return (
      passage && (
        <Suspense fallback={<SkeletonText lines={3} />}>
          <AskedRows passage={passage} form={form} />
        </Suspense>
      )
    )
  }
  const field = form.choices.fields.find(({ variable }) => variable === name)
  return field && <FieldControl field={field} form={form} />
}

const OWN_TITLES: Record<
  string,
  'new-contract.fields.metadata' | 'new-contract.fields.counterparty' | undefined
> = {
  [METADATA]: 'new-contract.fields.metadata',
  [COUNTERPARTY]: 'new-contract.fields.counterparty',
}

function LoadingFields() {
  return (
    <LoadingRegion>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-6 w-56" />
        {[0, 1, 2].map((group) => (
          <div key={group} className="grid gap-4 tablet:grid-cols-2">
            {[0, 1, 2, 3].map((field) => (
              <div key={field} className="flex flex-col gap-1.5">
                <Skeleton className="h-4 w-32" />
                <Skeleton className="h-9 w-full" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}
