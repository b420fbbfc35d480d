import type { SignInStep } from '@tacite/api/people/sign-in-step.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isFactorRequired, methodsOf, personFactors } from '../second-factor/public.ts'
import { openPendingSignIn } from './pending-sign-in.ts'
import { openSession, type SessionDeps } from './session-repository.ts'

export interface Identified {
  companyId: string
  personId: string
}

/** A session, or what is still needed for one. */
export type Admission = { token: string } | { pending: string; step: SignInStep }

/**
 * What follows a right password or a link that activates: a session, the second factor of those who have one, or its
 * enrolment where the company requires one.
 */
export async function admitPerson(
  deps: SessionDeps & Pick<Platform, 'inCompany'>,
  person: Identified,
  { remember, caller }: { remember: boolean; caller: Caller },
): Promise<Admission> {
  const { methods, isRequired } = await deps.inCompany(person.companyId, async (db) => ({
    methods: methodsOf(await personFactors(db, person.personId)),
    isRequired: await isFactorRequired(db),
  }))
  if (methods.length === 0 && !isRequired)
    return { token: await openSession(deps, { ...person, remember, caller }) }
  const next = methods.length > 0 ? 'secondFactor' : 'enrolment'
  return {
    pending: await openPendingSignIn(deps, { ...person, remember }),
    step: { next, methods },
  }
}
