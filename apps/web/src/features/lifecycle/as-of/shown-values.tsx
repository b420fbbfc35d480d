import type { HistoryName } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { useId } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { HistoryButton } from './history-button.tsx'
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
      'exitDate',
      'exitLimit',
    ],
  },
  {
    title: 'terms',
    names: [
      'duration',
      'renewalType',
      'renewalDuration',
      'maxRenewals',
      'notice',
      'noticeCountsWhen',
      'sendingMode',
      'roll',
      'earlyExit',
      'indeterminateAlignment',
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
export function ShownValues({ contractId, asOf }: { contractId: string; asOf: ContractAsOf }) {
  const fields = asOf.values.filter(({ name }) => name.startsWith('values.'))
  return (
    <>
      {GROUPS.map(({ title, names }) => (
        <Group
          key={title}
          title={title}
          contractId={contractId}
          values={names.flatMap((name) => asOf.values.filter((value) => value.name === name))}
        />
      ))}
      <Group title="fields" contractId={contractId} values={fields} />
    </>
  )
}

type Value = ContractAsOf['values'][number]

interface GroupProps {
  title: (typeof GROUPS)[number]['title'] | 'fields'
  contractId: string
  values: readonly Value[]
}

function Group({ title, contractId, values }: GroupProps) {
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
          <Line key={value.name} contractId={contractId} value={value} />
        ))}
      </dl>
    </section>
  )
}

function Line({ contractId, value }: { contractId: string; value: Value }) {
  const { name, label, text, today, isChanged } = value
  const t = useTexts()
  return (
    <div
      className={classNames(
        'group/row relative grid gap-x-4 gap-y-0.5 py-2 pr-12 pl-4 tablet:grid-cols-[180px_minmax(0,1fr)]',
        isChanged && 'bg-violet-soft',
      )}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line tabular-nums">
        {text ?? <span className="text-ink-faint">{t('as-of.none')}</span>}
        {isChanged && (
          <span className="block text-sm text-violet-ink">
            {t('as-of.todayIs', { text: today ?? t('as-of.none') })}
          </span>
        )}
      </dd>
      {hasHistory(name) && (
        <dd className="absolute top-1 right-3">
          <HistoryButton contractId={contractId} values={[name]} label={label} />
        </dd>
      )}
    </div>
  )
}

/** What the deadline engine says of the day: its inputs have the histories. */
const COMPUTED: ReadonlySet<string> = new Set([
  'phase',
  'term',
  'prudentLimit',
  'sendBy',
  'exitDate',
  'exitLimit',
  'isArchived',
])

function hasHistory(name: string): name is HistoryName {
  return !COMPUTED.has(name)
}
