import type { SignUpPolicyForm } from '@tacite/api/people/sign-up-policy-endpoints.ts'
import { areAdministrators } from '@tacite/domain/access/giving-rights.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { refuseBroken } from '../../../platform/database/broken-constraint.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { requirePermission } from '../../../platform/access/require-permission.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DomainOwners } from '../../people/accounts/public.ts'
import { requireGivableRole } from '../../people/roles/public.ts'
import {
  administratorsDomains,
  domainRefusal,
  openDomains,
  signUpPolicy,
} from './sign-up-policy.query.ts'

/**
 * Chooses who may join by themselves. It admits people, so it needs what inviting needs: the permission to administer
 * people, and a role that the person may grant.
 */
export async function changeSignUpPolicy(
  { events, domainOwners }: Pick<Platform, 'events'> & { domainOwners: DomainOwners },
  db: CompanyDatabase,
  actor: Actor,
  form: SignUpPolicyForm,
): Promise<void> {
  requirePermission(actor, 'vendor:users')
  const before = await signUpPolicy(db, actor)
  const { roleId } = form
  if (roleId === null) throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'roleId' })
  if (roleId !== before.role._id || form.policy === 'domains')
    await requireRoleForAnybody(db, actor, roleId)
  const domains = form.policy === 'domains' ? [...new Set(form.domains)].toSorted() : []
  if (form.policy === 'domains') await requireDomains(domainOwners, db, domains)
  const open = await openDomains(db)
  const changed = [
    ...(form.policy === before.policy ? [] : ['signUp']),
    ...(domains.join() === open.join() ? [] : ['signUpDomains']),
    ...(roleId === before.role._id ? [] : ['signUpRole']),
  ]
  await db.tx
    .updateTable('company')
    .where('company.id', '=', db.companyId)
    .set({ sign_up: form.policy, sign_up_role_id: roleId })
    .execute()
  if (changed.length === 0) return
  await db.delete('sign_up_domain').execute()
  if (domains.length > 0)
    await db
      .insert(
        'sign_up_domain',
        domains.map((domain) => ({ domain })),
      )
      .execute()
      // Another company has just taken the same domain.
      .catch(
        refuseBroken('sign_up_domain_once', {
          code: 'SIGN_UP_DOMAIN_TAKEN',
          field: 'domains',
          params: { domain: domains.join(', ') },
        }),
      )
  await events.record(db, {
    type: 'company.signUpChanged',
    actor: eventActor(actor),
    objectId: db.companyId,
    payload: { changed, policy: form.policy, domains, roleId },
  })
}

/** Nobody grants a right that they do not hold, and administrators are appointed individually. */
async function requireRoleForAnybody(
  db: CompanyDatabase,
  actor: Actor,
  roleId: string,
): Promise<void> {
  const { permissions } = await requireGivableRole(db, actor, roleId)
  if (areAdministrators(permissions))
    throw new Refused('RULE', { code: 'SIGN_UP_ROLE_ADMINISTRATOR', field: 'roleId' })
}

async function requireDomains(
  domainOwners: DomainOwners,
  db: CompanyDatabase,
  domains: readonly string[],
): Promise<void> {
  if (domains.length === 0)
    throw new Refused('RULE', { code: 'SIGN_UP_DOMAIN_MISSING', field: 'domains' })
  const own = await administratorsDomains(db)
  const owners = await domainOwners(domains)
  const refusals = domains.flatMap((domain): Refusal[] => {
    const isTaken = (owners.get(domain) ?? db.companyId) !== db.companyId
    const code = domainRefusal(domain, own) ?? (isTaken ? 'SIGN_UP_DOMAIN_TAKEN' : null)
    return code ? [{ code, field: 'domains', params: { domain } }] : []
  })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}
