import { isPassedOver } from '@tacite/domain/people/invitation-list.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { ListPreview as Preview } from './invitation-lists-queries.ts'

type Listed = Preview['value'][number]
type Standing = 'ready' | 'toCorrect' | 'passedOver'

/** A list is counted whole; of each kind so many lines are shown. */
const MOST_SHOWN = 100

export function standingOf({ refusal }: Listed): Standing {
  if (refusal === null) return 'ready'
  return isPassedOver(refusal.code) ? 'passedOver' : 'toCorrect'
}

const TONES: Record<Standing, Tone> = { toCorrect: 'red', passedOver: 'neutral', ready: 'green' }

/** What was understood of a list: figures first, then the lines, those to correct before the others. */
export function ListPreview({ preview }: { preview: Preview }) {
  const byStanding = Map.groupBy(preview.value, standingOf)
  return (
    <div className="flex flex-col gap-4">
      <Columns preview={preview} />
      {(Object.keys(TONES) as Standing[]).map((standing) => (
        <Lines key={standing} standing={standing} lines={byStanding.get(standing) ?? []} />
      ))}
      <Mails preview={preview} />
    </div>
  )
}

/** Which columns were understood; none of them is ignored without a word. */
function Columns({ preview: { columns } }: { preview: Preview }) {
  const t = useTexts()
  const names = (isRead: boolean) =>
    columns.filter((column) => column.isRead === isRead).map(({ name }) => name)
  if (columns.length === 0) return null
  const ignored = names(false)
  return (
    <div className="text-sm text-ink-soft">
      <p>{t('invitations.columnsRead', { names: names(true).join(', ') })}</p>
      {ignored.length > 0 && (
        <p>{t('invitations.columnsIgnored', { names: ignored.join(', ') })}</p>
      )}
    </div>
  )
}

function Lines({ standing, lines }: { standing: Standing; lines: readonly Listed[] }) {
  const t = useTexts()
  const count = lines.length
  if (count === 0) return null
  const hint =
    standing === 'ready'
      ? null
      : t(standing === 'toCorrect' ? 'invitations.toCorrectHow' : 'invitations.passedOverWhy')
  return (
    <section className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2">
        <Badge tone={TONES[standing]}>{t(`invitations.found.${standing}`, { count })}</Badge>
      </h2>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <ul
        className="flex max-h-60 flex-col divide-y divide-line overflow-y-auto rounded-md border border-line"
        tabIndex={0}
        aria-label={t(`invitations.found.${standing}`, { count })}
      >
        {lines.slice(0, MOST_SHOWN).map((line, index) => (
          <ListedLine key={`${line.line}-${index}`} line={line}>
            {line.refusal && <span>{line.refusal.message}</span>}
          </ListedLine>
        ))}
        {count > MOST_SHOWN && (
          <li className="px-3 py-2 text-sm text-ink-soft">
            {t('invitations.more', { count: count - MOST_SHOWN })}
          </li>
        )}
      </ul>
    </section>
  )
}

/** One line: name, address, where it stands, its role and groups, and what is to be said of it. */
export function ListedLine({
  line,
  children,
}: {
  line: Omit<Listed, 'refusal'>
  children?: ReactNode
}) {
  const t = useTexts()
  const asked = [line.role, ...line.groups].filter((name) => name !== '')
  return (
    <li className="flex flex-col gap-1 px-3 py-2 text-sm">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words">
          {[line.firstName, line.lastName].filter(Boolean).join(' ')}{' '}
          <span className="break-all text-ink-soft">{line.email}</span>
        </span>
        <span className="shrink-0 text-ink-soft tabular-nums">
          {t('invitations.line', { line: line.line })}
        </span>
      </span>
      {asked.length > 0 && <span className="text-ink-soft">{asked.join(' · ')}</span>}
      {children}
    </li>
  )
}

/** What the daily quota delays, said before anything is sent. */
function Mails({ preview: { mails } }: { preview: Preview }) {
  const t = useTexts()
  const { later, until, beyond } = mails
  if (later + beyond === 0) return null
  return (
    <div className="rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
      {later > 0 && until && <p>{t('invitations.mailsLater', { count: later, day: until })}</p>}
      {beyond > 0 && <p>{t('invitations.mailsBeyond', { count: beyond })}</p>}
    </div>
  )
}
