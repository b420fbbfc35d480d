import type { Locale } from '@tacite/domain/locale.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { takerLacks, type TakerLacks } from '@tacite/domain/tasks/task-taker.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { rightsOfPeople } from '../access/public.ts'

export interface TaskToTake {
  id: string
  kind: TaskKind
  contractId: string
  /** Whose it is now. */
  personId: string
}

/** Why a person cannot take a task over; null: they can. */
export type TakerJudge = (personId: string, task: TaskToTake) => Refusal | null

/**
 * Judges whether people may take tasks over: they have the rights that the act of the task needs, and not the same task
 * already. Three statements, however many people and tasks.
 *
 * @param asOwner as the owner of the contracts that they would be
 */
export async function judgeTakers(
  db: CompanyDatabase,
  actor: Pick<Actor, 'locale' | 'at'>,
  personIds: readonly string[],
  tasks: readonly TaskToTake[],
  { asOwner = false }: { asOwner?: boolean } = {},
): Promise<TakerJudge> {
  const contractIds = tasks.map(({ contractId }) => contractId)
  const rights = await rightsOfPeople(db, personIds, contractIds, actor.at)
  const taken = await takenAlready(db, personIds, tasks)
  return (personId, { id, kind, contractId, personId: holderId }) => {
    const person = rights.nameOf(personId)
    const own = rights.on(personId, contractId)
    const lacks = takerLacks(kind, asOwner ? { ...own, level: 'owner' } : own)
    if (lacks) return refusalOf(lacks, person, actor.locale)
    if (personId !== holderId && !taken.has(`${personId} ${id}`)) return null
    return { code: 'TASK_TAKER_HAS_IT', params: { person } }
  }
}

function refusalOf(lacks: TakerLacks, person: string, locale: Locale): Refusal {
  const t = createTranslator(locale)
  switch (lacks.lacks) {
    case 'sight':
      return { code: 'TASK_TAKER_SEES_NOT', params: { person } }
    case 'permission': {
      const key = lacks.permission.replaceAll(':', '_')
      const right = t.orNull(`permissions.label.${key}`, {}) ?? lacks.permission
      return { code: 'TASK_TAKER_NOT_PERMITTED', params: { person, right } }
    }
    case 'level':
      return {
        code: 'TASK_TAKER_LEVEL',
        params: { person, level: t(`activity.level.${lacks.level}`) },
      }
  }
}

/** Who of them has an open task of the same kind on the same subject, as « person task ». */
async function takenAlready(
  db: CompanyDatabase,
  personIds: readonly string[],
  tasks: readonly TaskToTake[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select other.person_id || ' ' || task.id as key from task
    join task as other on other.company_id = task.company_id and other.subject_id = task.subject_id
      and other.kind = task.kind and other.status = 'TODO' and other.id <> task.id
    where task.company_id = ${db.companyId} and task.id = any(${tasks.map(({ id }) => id)}::uuid[])
      and other.person_id = any(${[...personIds]}::uuid[])`.execute(db.tx)
  return new Set(rows.map(({ key }) => key))
}
