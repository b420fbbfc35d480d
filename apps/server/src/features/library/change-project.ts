import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { ProjectRow, projectsEndpoints } from '@tacite/api/project-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { refuseTaken } from '../../platform/database/broken-constraint.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeObject } from '../removals/public.ts'
import { namedEvent } from '../../platform/events/named-event.ts'
import { requireText } from './names.ts'
import { project } from './project-list.query.ts'

type Form = BodyOf<typeof projectsEndpoints.create>
type Parts = Pick<Platform, 'clock' | 'events'>

/** @param field how the form calls the title: the contract form asks for a name */
export async function createProject(
  { clock, events }: Parts,
  db: CompanyDatabase,
  actor: Actor,
  form: Form,
  field = 'title',
): Promise<ProjectRow> {
  requireText(field, form.title)
  const id = newId(clock.now())
  await db
    .insert('project', { id, ...form, created_at: clock.now() })
    .execute()
    .catch(refuseTaken('project_title', field))
  await events.record(db, namedEvent(actor, 'project.created', { id, name: form.title }))
  return project(db, id)
}

export async function updateProject(
  { events }: Parts,
  db: CompanyDatabase,
  actor: Actor,
  projectId: string,
  form: Form,
): Promise<ProjectRow> {
  await project(db, projectId)
  requireText('title', form.title)
  await db
    .update('project')
    .set(form)
    .where('project.id', '=', projectId)
    .execute()
    .catch(refuseTaken('project_title', 'title'))
  await events.record(db, namedEvent(actor, 'project.changed', { id: projectId, name: form.title }))
  return project(db, projectId)
}

/** Every contract has a project: only one without contracts goes. */
export async function removeProject(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  projectId: string,
): Promise<{ removalId: string }> {
  // So that nobody starts a contract in it meanwhile.
  await lockRow(db, 'project', projectId)
  const { title, contracts } = await project(db, projectId)
  if (contracts > 0) throw new Refused('STATE', { code: 'PROJECT_USED', params: { contracts } })
  const removalId = await removeObject(parts, db, actor, {
    kind: 'project',
    objectId: projectId,
    label: title,
    rows: [{ table: 'project', column: 'id', ids: [projectId] }],
  })
  return { removalId }
}
