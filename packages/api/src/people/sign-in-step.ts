import { SECOND_FACTORS } from '@tacite/domain/accounts/second-factor.ts'
import { z } from 'zod'

/** What a sign-in still needs after the password; a short-lived cookie continues it. */
export const signInStep = z.object({
  /** `enrolment`: the company requires a second factor, and this person has none yet. */
  next: z.enum(['secondFactor', 'enrolment']),
  /** With which it can be finished. */
  methods: z.array(z.enum(SECOND_FACTORS)),
})
export type SignInStep = z.infer<typeof signInStep>
