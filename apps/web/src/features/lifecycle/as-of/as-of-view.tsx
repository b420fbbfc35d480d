import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, CalendarClock } from 'lucide-react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { asOfQuery, type ContractAsOf } from './as-of-queries.ts'
import { DayControls } from './day-controls.tsx'
import { ShownValues } from './shown-values.tsx'

interface AsOfViewProps {
  contractId: string
  /** Of the address; `today` opens on today. */
  day: string
}

/** A contract as it stood, or will stand, on the day of the address: to read, not to act on. */
export default function AsOfView({ contractId, day }: AsOfViewProps) {
  const t = useTexts()
  const { data, error, isPlaceholderData } = useQuery(asOfQuery(contractId, day))
  useDocumentTitle(data ? `${data.title} · ${t('as-of.open')}` : t('as-of.open'))
  return (
    <div className="-mx-4 -my-5 flex flex-1 flex-col bg-canvas tablet:-mx-8 tablet:-my-6">
      <header className="flex min-h-11 items-center gap-x-2.5 border-b border-line bg-paper px-4 py-0.5 tablet:px-6">
        <IconButton
          label={t('as-of.back')}
          icon={<ArrowLeft aria-hidden />}
          size="small"
          render={<AppLink to={paths.contractEdit(contractId)} />}
          className="-ml-1.5"
        />
        <h1 className="min-w-0 truncate text-lg font-semibold tracking-[-0.01em]">
          {data?.title ?? t('as-of.title')}
        </h1>
        {data?.status.text && <Badge>{data.status.text}</Badge>}
      </header>
      {data && <Band contractId={contractId} asOf={data} />}
      <div
        aria-busy={isPlaceholderData}
        className="mx-auto flex w-full max-w-200 flex-col gap-6 p-4 tablet:p-6"
      >
        {data ? (
          <OnDay contractId={contractId} asOf={data} />
        ) : error ? (
          <EmptyState
            title={t('as-of.failed')}
            action={
              <Button render={<AppLink to={paths.contractEdit(contractId)} />}>
                {t('as-of.back')}
              </Button>
            }
          >
            {messageOf(error)}
          </EmptyState>
        ) : (
          <LoadingRegion>
            <SkeletonText lines={12} />
          </LoadingRegion>
        )}
      </div>
    </div>
  )
}

/** Nobody takes another day for today. */
function Band({ contractId, asOf }: { contractId: string; asOf: ContractAsOf }) {
  const t = useTexts()
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-violet-soft px-4 py-1.5 text-sm text-violet-ink tablet:px-6 [&>svg]:size-4 [&>svg]:shrink-0"
    >
      <CalendarClock aria-hidden />
      <p className="min-w-0 flex-[1_1_240px] tablet:flex-none">{bandText(t, asOf)}</p>
      <Button size="small" render={<AppLink to={paths.contractEdit(contractId)} />}>
        {t('as-of.back')}
      </Button>
    </div>
  )
}

function bandText(
  t: ReturnType<typeof useTexts>,
  { day, today, exists, firstDay }: ContractAsOf,
): string {
  if (!exists) return t('as-of.band.notYet', { day, first: firstDay })
  if (day === today) return t('as-of.band.today', { day })
  return t(`as-of.band.${day < today ? 'past' : 'future'}`, { day })
}

function OnDay({ contractId, asOf }: { contractId: string; asOf: ContractAsOf }) {
  const t = useTexts()
  const navigate = useNavigate()
  const show = (day: string) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, asOf: day }),
      replace: true,
      resetScroll: false,
    })
  const differing = asOf.values.filter(({ isChanged }) => isChanged).length
  return (
    <>
      <DayControls asOf={asOf} onShow={show} />
      {asOf.exists && (
        <>
          {asOf.day !== asOf.today && (
            <p className="text-sm text-ink-soft">
              {differing === 0 ? t('as-of.same') : t('as-of.differs', { count: differing })}{' '}
              {t('as-of.readOnly')}
            </p>
          )}
          <ShownValues contractId={contractId} asOf={asOf} />
          <Sentences title={t('as-of.assumptions')} texts={asOf.assumptions} />
          <Sentences title={t('as-of.warnings')} texts={asOf.warnings.map(({ text }) => text)} />
          <Sentences title={t('as-of.why')} texts={asOf.trace.map(({ text }) => text)} isFolded />
        </>
      )}
    </>
  )
}

interface SentencesProps {
  title: string
  texts: readonly string[]
  isFolded?: boolean
}

function Sentences({ title, texts, isFolded = false }: SentencesProps) {
  if (texts.length === 0) return null
  const list = (
    <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
  if (isFolded)
    return (
      <details>
        <summary className="cursor-pointer font-semibold">{title}</summary>
        {list}
      </details>
    )
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      {list}
    </section>
  )
}
