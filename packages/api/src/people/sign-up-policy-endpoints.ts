import { SIGN_UP_POLICIES } from '@tacite/domain/accounts/sign-up-domain.ts'
import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'

const reason = z.object({ code: z.string(), message: z.string() }).nullable()

const signUpPolicy = z.object({
  policy: z.enum(SIGN_UP_POLICIES),
  /** The role of people who join by themselves: the company’s default role until another is chosen. */
  role: z.object({ _id: z.uuid(), name: z.string() }),
  /** Open domains, and those of the administrators’ own addresses. */
  domains: z.array(z.object({ domain: z.string(), isOpen: z.boolean(), refusal: reason })),
  /** Whether the reader's own address is confirmed. */
  isOwnAddressConfirmed: z.boolean(),
  /** Why this person cannot change it. */
  changing: reason,
})
export type SignUpPolicySettings = z.infer<typeof signUpPolicy>

const signUpPolicyForm = z.strictObject({
  policy: z.enum(SIGN_UP_POLICIES),
  domains: z.array(z.string().trim().toLowerCase().max(253)).max(20),
  roleId: z.uuid().nullable(),
})
export type SignUpPolicyForm = z.infer<typeof signUpPolicyForm>

nameShapes({ SignUpPolicy: signUpPolicy, SignUpPolicyForm: signUpPolicyForm })

/** Who may join the company without an invitation. */
export const signUpPolicyEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/company/sign-up',
    access: 'modules:company',
    summary: 'Who may join the company by themselves, and which domains can be opened.',
    response: signUpPolicy,
    revisionOf: 'company/sign-up',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/sign-up',
    access: 'modules:company',
    summary: 'Choose who may join by themselves; needs vendor:users too, as inviting does.',
    body: signUpPolicyForm,
    response: signUpPolicy,
    revisionOf: 'company/sign-up',
  }),
  join: endpoint({
    method: 'POST',
    path: '/auth/join',
    access: 'public',
    summary:
      'Request a mailed link to join one’s company; the answer is the same for every address.',
    body: z.strictObject({ email: z.string().trim().max(254), i18n: z.enum(locales) }),
    response: null,
    perMinute: 20,
  }),
}
