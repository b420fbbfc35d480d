import { useId } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { ContractAsOf } from './as-of-queries.ts'

/** In the order in which they are read; the answer has no others. */
const GROUPS = [
  {
    title: 'deadlines',
    names: [
      'phase',
      'term',
      'signatureDate',
      'effectiveDate',
      'endDate',
      'prudentLimit',
      'terminationDate',
      'sendBy',
    ],
  },
  { title: 'parties', names: ['counterparty', 'legalEntity', 'amount', 'parent'] },
  {
    title: 'management',
    names: [
      'title',
      'reference',
      'type',
      'owner',
      'folders',
      'project',
      'direction',
      'scope',
      'isArchived',
    ],
  },
] as const

/** The values of the day in their groups; what is not as today says what it is today. */
export function ShownValues({ asOf }: { asOf: ContractAsOf }) {
  return GROUPS.map(({ title, names }) => (
    <Group
      key={title}
      title={title}
      values={names.flatMap((name) => asOf.values.filter((value) => value.name === name))}
    />
  ))
}

type Value = ContractAsOf['values'][number]

function Group({
  title,
  values,
}: {
  title: (typeof GROUPS)[number]['title']
  values: readonly Value[]
}) {
  const t = useTexts()
  const id = useId()
  const shown = values.filter(({ text, today }) => text !== null || today !== null)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold">
        {t(`as-of.${title}`)}
      </h2>
      <dl className="divide-y divide-line rounded-lg border border-line bg-paper">
        {shown.map((value) => (
          <Line key={value.name} value={value} />
        ))}
      </dl>
    </section>
  )
}

function Line({ value: { label, text, today, isChanged } }: { value: Value }) {
  const t = useTexts()
  return (
    <div
      className={classNames(
        'grid gap-x-4 gap-y-0.5 px-4 py-2 tablet:grid-cols-[180px_minmax(0,1fr)]',
        isChanged && 'bg-violet-soft',
      )}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words tabular-nums">
        {text ?? <span className="text-ink-faint">{t('as-of.none')}</span>}
        {isChanged && (
          <span className="block text-sm text-violet-ink">
            {t('as-of.todayIs', { text: today ?? t('as-of.none') })}
          </span>
        )}
      </dd>
    </div>
  )
}
