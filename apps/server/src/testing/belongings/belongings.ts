import { newId } from '../../platform/new-id.ts'
import { storeFile } from '../../platform/storage/store-file.ts'
import { PASSWORD } from '../companies.ts'
import { firstChoice } from '../contracts.ts'
import type { TestProduct } from '../start-product.ts'
import { delegationRow, makeColleague } from './colleague.ts'
import { libraryBelongings } from './library-belongings.ts'
import { SCENES, type Scene, type Values, type Writer } from './scenes.ts'

/** What a person has, real in every row: the ids that the endpoints take, each under its name. */
export interface Fixtures {
  scenes: Partial<Record<Scene, Values>>
  /** The person's own, and what everybody in the company may name. */
  others: Values
}

export async function makeBelongings(
  test: TestProduct,
  writer: Writer,
  scenes: readonly Scene[] = Object.keys(SCENES) as Scene[],
): Promise<Fixtures> {
  const made: Partial<Record<Scene, Values>> = {}
  for (const scene of scenes) made[scene] = await SCENES[scene](test, writer)
  const contractId = made.draft!['contractId'] as string
  return {
    scenes: made,
    others: {
      ...(await ofCompany(test, writer)),
      ...(await ofPerson(test, writer, contractId)),
      parentId: made.removed!['contractId'],
      uploadId: made.uploaded!['uploadId'],
    },
  }
}

/** The value of a name, in the scene that an endpoint plays in. */
export function valueIn({ scenes, others }: Fixtures, scene: Scene, name: string): unknown {
  return scenes[scene]?.[name] ?? others[name]
}

/** One of each for the whole company: whoever asks first makes it. */
const shared = new Map<string, Promise<Values>>()

function ofCompany(test: TestProduct, writer: Writer): Promise<Values> {
  const { companyId } = writer.company
  const made = shared.get(companyId) ?? makeShared(test, writer)
  shared.set(companyId, made)
  return made
}

async function makeShared(test: TestProduct, writer: Writer): Promise<Values> {
  const { product } = test
  const { companyId, administrator, administratorId } = writer.company
  const party = await administrator.call('POST', '/contracts/suppliers', { name: 'Élan' })
  const groupId = newId(new Date())
  const removed = await administrator.call('POST', '/administration/contract-types', {
    title: `Disparu ${groupId}`,
  })
  const { body: removal } = await administrator.call(
    'DELETE',
    `/administration/contract-types/${removed.body._id}`,
  )
  const workflow = await administrator.call('POST', '/administration/workflows', {
    name: `Parcours ${groupId}`,
    predefined: 'complete',
  })
  const [drafting, negotiation] = workflow.body.steps
  const steps = await administrator.call('GET', '/administration/validation-circuit-steps')
  await product.platform.inCompany(companyId, async (db) => {
    await db.insert('person_group', { id: groupId, name: 'Juristes' }).execute()
    await db.insert('group_member', { group_id: groupId, person_id: administratorId }).execute()
  })
  const [within, opened] = [
    await administrator.call('POST', '/tags', { name: `Holding ${groupId}` }),
    await administrator.call('POST', '/tags', { name: `Filiale ${groupId}` }),
  ]
  const { body: granting } = await administrator.call('POST', `/tags/${opened.body._id}/grants`, {
    to: { kind: 'group', groupId },
    grant: 'read',
  })
  const audit = await administrator.call('GET', '/administration/audit?$top=1')
  // At the standard workflow: the other one loses its steps.
  const validationStepId = steps.body[0]._id
  const circuit = await administrator.call('POST', '/administration/validation-circuits', {
    title: `Circuit ${groupId}`,
    validationStepId,
    steps: [{ name: 'Relecture', rule: 'all', groupIds: [groupId] }],
  })
  return {
    typeId: await firstChoice(administrator, 'contract-types'),
    projectId: await firstChoice(administrator, 'projects'),
    legalEntityId: await firstChoice(administrator, 'legal-entities'),
    counterpartyId: party.body._id,
    templateId: await firstChoice(administrator, 'templates'),
    folderIds: await firstChoice(administrator, 'folders'),
    folderId: granting._id,
    grantId: granting.grants[0]._id,
    parentFolderId: within.body._id,
    groupId,
    addedPersonIds: administratorId,
    removedPersonIds: administratorId,
    circuitId: circuit.body._id,
    validationStepId,
    workflowId: workflow.body._id,
    workflowStepId: drafting._id,
    fromStepId: negotiation._id,
    toStepId: drafting._id,
    ownerId: administratorId,
    personId: administratorId,
    validatorIds: administratorId,
    personIds: administratorId,
    groupIds: groupId,
    removalId: removal.removalId,
    eventId: audit.body.value[0]._id,
    ...(await makeColleague(test, writer.company, groupId)),
    ...(await libraryBelongings(administrator)),
  }
}

async function ofPerson(test: TestProduct, writer: Writer, contractId: string): Promise<Values> {
  const { product, clock } = test
  const { companyId } = writer.company
  const { browser, personId, email } = writer
  const tasks = await browser.call('GET', '/tasks')
  const [exportId, notificationId, absenceId] = [
    newId(clock.now()),
    newId(clock.now()),
    newId(clock.now()),
  ]
  const { userId } = await ofCompany(test, writer)
  const { platform } = product
  await platform.inCompany(companyId, async (db) => {
    const sha256 = await storeFile(platform, db, Buffer.from(`export de ${personId}`), 'text/csv')
    await db
      .insert('contract_export', {
        id: exportId,
        person_id: personId,
        file_type: 'csv',
        query: '{}',
        state: 'ready',
        sha256,
        file_name: 'export.csv',
        row_count: 0,
        requested_at: clock.now(),
        expires_at: new Date(clock.now().getTime() + 1000),
      })
      .execute()
    await db
      .insert('delegation', delegationRow(clock, absenceId, personId, String(userId)))
      .execute()
    await db
      .insert('notification', {
        id: notificationId,
        person_id: personId,
        type: 'x',
        contract_id: contractId,
        created_at: clock.now(),
      })
      .execute()
  })
  const own = { absenceId, forPersonId: personId }
  const deviceId = await signInElsewhere(test, email)
  return { taskId: tasks.body.result.value[0]._id, exportId, notificationId, deviceId, ...own }
}

/** Another browser of the same person; returns its id among their devices. */
async function signInElsewhere(test: TestProduct, username: string): Promise<string> {
  const elsewhere = test.browser()
  await elsewhere.call('POST', '/auth/signin', { username, password: PASSWORD })
  const { body } = await elsewhere.call('GET', '/me/devices')
  return body.value.find(({ isThisOne }: { isThisOne: boolean }) => isThisOne)._id
}
