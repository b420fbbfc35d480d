import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Answerable } from './answerable.tsx'
import { alertRecordQuery, type AlertRecord as Recorded } from './answer-queries.ts'

type Line = Recorded['lines'][number]
type ToldLine = Extract<Line, { kind: 'told' }>
type AnswerLine = Exclude<Line, ToldLine>

/** The alerts that stand, with their answers, and the record: who was told, when and how, and who answered. */
export default function AlertRecord({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data, error } = useQuery(alertRecordQuery(contractId))
  if (!data) return error ? <p>{messageOf(error)}</p> : <Skeleton className="h-16" />
  const { standing, lines } = data
  return (
    <>
      {standing.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-sm text-ink-soft">{t('alert-answers.standing.title')}</h3>
          <ul className="divide-y divide-line rounded-md border border-line">
            {standing.map((alert) => (
              <li key={alert._id} className="px-4 py-3">
                <Answerable alert={alert} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {lines.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm text-sm font-medium">
            {t('alert-answers.record.title', { count: lines.length })}
          </summary>
          <ol className="mt-2 flex flex-col gap-2.5">
            {lines.map((line, index) => (
              <RecordLine key={`${line.at} ${index}`} line={line} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function RecordLine({ line }: { line: Line }) {
  const formats = useFormats()
  return (
    <li className="flex flex-col gap-0.5 border-l-2 border-line-strong pl-3 text-sm">
      {line.kind === 'told' ? <Told line={line} /> : <Answered line={line} />}
      <span className="text-ink-soft">{line.text}</span>
      <time dateTime={line.at} className="text-ink-faint tabular-nums">
        {formats.instant(line.at)}
      </time>
    </li>
  )
}

function Told({ line }: { line: ToldLine }) {
  const t = useTexts()
  const formats = useFormats()
  const { key, at } = channelOf(line)
  const moment = at === null ? '' : formats.instant(at)
  return (
    <>
      <span className="font-medium">{t('alert-answers.record.told', { name: line.name })}</span>
      <span>{t(`alert-answers.record.channel.${key}`, { moment })}</span>
    </>
  )
}

/** By which mail, and what became of it; a digest says nothing of what its reader had read, nor more than it has room for. */
function channelOf({ mailedAs, mailedAt, mail, readAt, isWaiting }: ToldLine) {
  if (mailedAs === null) return { key: 'unknown', at: null } as const
  if (mailedAs === 'none') return { key: 'none', at: null } as const
  if (mail !== null) return { key: `${mail}.${mailedAs}`, at: mailedAt } as const
  if (isWaiting) return { key: 'waiting', at: null } as const
  return readAt === null
    ? ({ key: 'notQuoted', at: null } as const)
    : ({ key: 'read', at: readAt } as const)
}

function Answered({ line: { kind, name, note, until, ended } }: { line: AnswerLine }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <>
      <span className={classNames('font-medium', ended && 'text-ink-soft')}>
        {t(`alert-answers.record.${kind}`, { name, until: until ?? '' })}
      </span>
      {note !== '' && (
        <span className="break-words">{t('alert-answers.standing.note', { note })}</span>
      )}
      {ended && (
        <span>
          {t(`alert-answers.record.ended.${ended.as}`, {
            moment: formats.instant(ended.at),
            movedTo: ended.movedTo ?? '',
          })}
        </span>
      )}
    </>
  )
}
