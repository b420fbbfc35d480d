import { useTexts } from '../../../../platform/locale.ts'
import { DueDay } from '../due-day.tsx'
import type { TeamTask } from './team-queries.ts'

/** Its day stays what it is, and late what is late, however long the person has put it off. */
export function TeamDue({ task: { dueOn, daysLeft, snoozedUntil } }: { task: TeamTask }) {
  const t = useTexts()
  return (
    <span className="block">
      <DueDay task={{ dueOn, daysLeft, snoozedUntil: null, status: 'TODO' }} />
      {snoozedUntil !== null && (
        <span className="block text-ink-soft">{t('team-tasks.putOff', { day: snoozedUntil })}</span>
      )}
    </span>
  )
}
