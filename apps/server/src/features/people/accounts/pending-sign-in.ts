import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { hashToken, newToken } from '../../../platform/http/session-cookie.ts'
import { newId } from '../../../platform/new-id.ts'
import type { SessionDeps } from './session-repository.ts'

/** Time enough to find a phone; the password then has to be typed again. */
export const PENDING_SECONDS = 10 * 60

/** Somebody whose password was right, and whose second factor is still to come. */
export interface PendingSignIn {
  id: string
  companyId: string
  personId: string
  remember: boolean
  email: string
  company: string
}

/** Returns its token; those long expired are forgotten here. */
export async function openPendingSignIn(
  { preAuth, clock }: SessionDeps,
  person: { companyId: string; personId: string; remember: boolean },
): Promise<string> {
  const now = clock.now()
  const token = newToken()
  await preAuth.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('pending_sign_in').where('expires_at', '<=', now).execute()
    await tx
      .insertInto('pending_sign_in')
      .values({
        company_id: person.companyId,
        id: newId(now),
        person_id: person.personId,
        remember: person.remember,
        token_hash: hashToken(token),
        created_at: now,
        expires_at: new Date(now.getTime() + PENDING_SECONDS * 1000),
      })
      .execute()
  })
  return token
}

/** Whose sign-in a browser continues. Refused as a state and not as 401, which would lead to the sign-in page. */
export async function findPendingSignIn(
  { preAuth, clock }: SessionDeps,
  token: string | null,
): Promise<PendingSignIn> {
  const found = await preAuth.db
    .selectFrom('pending_sign_in as pending')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'pending.company_id')
        .onRef('person.id', '=', 'pending.person_id'),
    )
    .innerJoin('company', 'company.id', 'pending.company_id')
    .where('pending.token_hash', '=', hashToken(token ?? ''))
    .where('pending.expires_at', '>', clock.now())
    .where('person.status', '=', 'active')
    .select(['pending.id', 'pending.company_id as companyId', 'pending.person_id as personId'])
    .select(['pending.remember', 'person.email', 'company.name as company'])
    .executeTakeFirst()
  if (!found) throw new Refused('STATE', 'SIGN_IN_EXPIRED')
  return found
}

/** Of two that finish it at once, one does. */
export async function consumePendingSignIn(
  db: CompanyDatabase,
  { id }: Pick<PendingSignIn, 'id'>,
): Promise<void> {
  const { numDeletedRows } = await db
    .delete('pending_sign_in')
    .where('pending_sign_in.id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refused('STATE', 'SIGN_IN_EXPIRED')
}
