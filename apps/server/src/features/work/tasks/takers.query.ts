import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { choicePage, type Choice } from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { judgeTakers } from '../../people/people/public.ts'
import { personSource } from '../../settings/choices/public.ts'
import { isOwnOnly, passableTasks, whyItStays } from './hand-over-tasks.ts'

type Takers = (typeof tasksEndpoints)['takers']

/** A page of colleagues, each judged for the tasks that can pass at all. */
export async function takersPage(
  db: CompanyDatabase,
  actor: Actor,
  { tasks: taskIds = [], ...asked }: QueryOf<Takers>,
): Promise<ResponseOf<Takers>> {
  const tasks = await passableTasks(db, actor, taskIds)
  const passing = tasks.filter((task) => whyItStays(task) === null)
  const except = isOwnOnly(tasks) ? { except: [actor.personId] } : {}
  const page = await choicePage<Choice>(db, actor.locale, personSource(actor, except), asked)
  const judge = await judgeTakers(
    db,
    actor,
    page.value.map(({ _id }) => _id),
    passing,
  )
  const t = createTranslator(actor.locale)
  return {
    ...page,
    value: page.value.map(({ _id, name }) => {
      const refusals = passing.flatMap((task) => judge(_id, task) ?? [])
      const reason = refusals[0] ? t.refusal(refusals[0]) : null
      return { _id, name, asked: passing.length, taking: passing.length - refusals.length, reason }
    }),
  }
}
