import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { TestCompany } from './companies.ts'

/** Adds an active person whose role has exactly these permissions, signed in. */
export async function joinWith(
  company: TestCompany,
  permissions: readonly Permission[],
  name = 'Quelqu’un',
): Promise<Awaited<ReturnType<TestCompany['join']>>> {
  const admin = company.administrator
  const person = await company.join('reader', name)
  const role = await admin.call('POST', '/roles', { name: `Droits de ${name}`, permissions })
  const path = `/users/${person.personId}`
  const { body } = await admin.call('GET', path)
  const changed = await admin.call('PUT', path, { ...personForm(body), roleId: role.body._id })
  if (changed.status !== 200) throw new Error(`the role was refused: ${changed.status}`)
  return person
}

// oxlint-disable-next-line typescript/no-explicit-any -- an answer, read by tests only
type AnyBody = any

/** What the panel of a person sends back when nothing in it was changed. */
export function personForm({ name, phone, role, groups, department }: AnyBody) {
  return {
    firstName: name.first as string,
    lastName: name.last as string,
    phone: phone as string,
    roleId: role._id as string,
    groupIds: groups.map(({ _id }: { _id: string }) => _id) as string[],
    mainGroupId: (department?._id ?? null) as string | null,
  }
}
