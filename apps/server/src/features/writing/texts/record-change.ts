import type { PayloadOfChange, TextChange } from '@tacite/domain/events/text-events.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { WritableText } from './open-text.ts'
import { textEvent } from './text-events.ts'
import { touchOwner } from './text-owner.ts'

export type ChangeDeps = Pick<Platform, 'clock' | 'events'>

/** Records a change of part of a text: its owner is touched, and the event is about it. */
export async function recordChange<Change extends TextChange>(
  { clock, events }: ChangeDeps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  change: Change,
  payload: PayloadOfChange<Change>,
): Promise<void> {
  await touchOwner(db, actor, text, clock.now())
  await events.record(db, textEvent(actor, text.owner, change, payload))
}
