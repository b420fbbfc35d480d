import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import type { SignUpPolicySettings } from '@tacite/api/people/sign-up-policy-endpoints.ts'
import { domainOf, signUpDomainRefusal } from '@tacite/domain/accounts/sign-up-domain.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { roleName } from '../../../platform/database/system-names.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { IS_SIGN_UP_ROLE } from '../../people/accounts/public.ts'
import { administrators } from '../../people/roles/public.ts'

/** Who may join by themselves, and what can be opened: every domain of an administrator’s own address. */
export async function signUpPolicy(
  db: CompanyDatabase,
  actor: Actor,
): Promise<SignUpPolicySettings> {
  const { policy, role_id, role_name } = await chosen(db, actor.locale)
  const open = await openDomains(db)
  const own = await administratorsDomains(db)
  const domains = [...new Set([...open, ...own.keys()])].toSorted()
  const person = await db
    .select('person')
    .where('person.id', '=', actor.personId)
    .select('person.email_confirmed_at')
    .executeTakeFirstOrThrow()
  return {
    policy,
    role: { _id: role_id, name: role_name },
    domains: domains.map((domain) => ({
      domain,
      isOpen: open.includes(domain),
      refusal: worded(actor, domainRefusal(domain, own), domain),
    })),
    isOwnAddressConfirmed: person.email_confirmed_at !== null,
    changing: reasonOf(
      actor,
      actor.permissions.has('vendor:users') ? null : notAllowedCode('vendor:users'),
    ),
  }
}

type DomainRefusalCode =
  | NonNullable<ReturnType<typeof signUpDomainRefusal>>
  | 'SIGN_UP_DOMAIN_NOT_OURS'
  | 'SIGN_UP_DOMAIN_UNCONFIRMED'

function worded({ locale }: Actor, code: DomainRefusalCode | null, domain: string) {
  if (code === null) return null
  return { code, message: createTranslator(locale).refusal({ code, params: { domain } }) }
}

/**
 * Why the company cannot open a domain; null: it can. Anyone may sign up with any address, so an unconfirmed one
 * proves nothing.
 * @param own the domains of the administrators, and whether one of their addresses is confirmed
 */
export function domainRefusal(
  domain: string,
  own: ReadonlyMap<string, boolean>,
): DomainRefusalCode | null {
  const refusal = signUpDomainRefusal(domain)
  if (refusal) return refusal
  if (!own.has(domain)) return 'SIGN_UP_DOMAIN_NOT_OURS'
  return own.get(domain) ? null : 'SIGN_UP_DOMAIN_UNCONFIRMED'
}

export async function administratorsDomains(db: CompanyDatabase): Promise<Map<string, boolean>> {
  const rows = await administrators(db)
    .select(['person.email', 'person.email_confirmed_at'])
    .execute()
  const domains = new Map<string, boolean>()
  for (const { email, email_confirmed_at } of rows) {
    const domain = domainOf(email)
    domains.set(domain, domains.get(domain) === true || email_confirmed_at !== null)
  }
  return domains
}

export async function openDomains(db: CompanyDatabase): Promise<string[]> {
  const rows = await db
    .select('sign_up_domain')
    .select('sign_up_domain.domain')
    .orderBy('sign_up_domain.domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

function chosen(db: CompanyDatabase, locale: Locale) {
  return db.tx
    .selectFrom('company')
    .innerJoin('role', (join) =>
      join.onRef('role.company_id', '=', 'company.id').on(IS_SIGN_UP_ROLE),
    )
    .where('company.id', '=', db.companyId)
    .select(['company.sign_up as policy', 'role.id as role_id'])
    .select(roleName(locale).as('role_name'))
    .executeTakeFirstOrThrow()
}
