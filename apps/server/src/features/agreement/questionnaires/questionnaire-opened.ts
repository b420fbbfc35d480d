import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { byRespondent, questionnaireEvent } from './questionnaire-events.ts'
import { readQuestionnaire } from './questionnaire-repository.ts'

/** Records that the questions were opened: the last time is kept, each sitting enters the trail once. */
export async function noteOpened(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  id: string,
): Promise<void> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .update('questionnaire')
    .set({ last_opened_at: now })
    .where('questionnaire.id', '=', id)
    .where(({ eb, or }) =>
      or([
        eb('questionnaire.last_opened_at', 'is', null),
        eb('questionnaire.last_opened_at', '<=', new Date(now.getTime() - ONE_SITTING_MS)),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const questionnaire = await readQuestionnaire(db, id)
  await events.record(
    db,
    questionnaireEvent('questionnaire.opened', byRespondent(questionnaire), questionnaire, {}),
  )
}

const ONE_SITTING_MS = 30 * 60_000
