import { locales } from '@tacite/domain/locale.ts'
import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isTrimmed } from '../picture.ts'
import { password } from './password.ts'
import { signInStep } from './sign-in-step.ts'
import { nameShapes } from '../shape-names.ts'
import { linkForm, linkToken } from './link-token.ts'

const locale = z.enum(locales)

export const me = z.object({
  _id: z.uuid(),
  name: z.object({ first: z.string(), last: z.string(), full: z.string() }),
  email: z.string(),
  profilePictureUrl: z.string().nullable(),
  iams: z.array(z.enum(PERMISSIONS)),
  i18n: locale,
  roles: z.array(z.object({ _id: z.uuid(), name: z.string() })).optional(),
  data: z
    .object({
      company: z.object({
        _id: z.uuid(),
        name: z.string(),
        timeZone: z.string(),
        noticeWindowDays: z.number(),
        premium: z.boolean(),
        currency: z.string(),
      }),
    })
    .optional(),
})

export type Me = z.infer<typeof me>

nameShapes({ Me: me })

/** Fields of the answer, by commas: `roles,data`. Identity, permissions and language always come. */
const meFields = z
  .string()
  .max(100)
  .transform((list) => list.split(',').map((field) => field.trim()))
  .pipe(z.array(me.keyof()).min(1))
export type MeField = z.infer<typeof meFields>[number]

const picture = {
  path: '/me/picture',
  access: 'signedIn',
} as const

export const accountsEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/auth/signup',
    access: 'public',
    summary:
      'Create a company and its first administrator; signs in. Where addresses are confirmed first (SIGN_UP=open), 202: a mailed link creates it, and the password is chosen there.',
    body: z.strictObject({
      companyName: z.string().trim().max(200),
      firstName: z.string().trim().max(100),
      lastName: z.string().trim().max(100),
      email: z.string().trim().max(254),
      password: password.default(''),
      /** Printed by an installation that others can reach, for its first company. */
      code: z.string().trim().max(40).default(''),
      i18n: locale,
    }),
    response: me,
    status: 201,
    later: z.object({ sentTo: z.string() }),
    perMinute: 20,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/signin',
    access: 'public',
    summary:
      'Sign in with e-mail and password; sets the session cookie. 202: the second factor is still needed.',
    body: z.strictObject({
      username: z.string().max(254),
      password,
      remember: z.boolean().default(false),
    }),
    response: me,
    later: signInStep,
  }),
  activation: endpoint({
    method: 'POST',
    path: '/auth/activation/invitation',
    access: 'public',
    summary: 'Whom an activation link invites; the link is not consumed.',
    body: linkForm,
    response: z.object({
      company: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** Whom it makes of them: somebody invited, somebody who asked to join, or the founder of a company. */
      kind: z.enum(['invitation', 'joining', 'company']),
    }),
    perMinute: 30,
  }),
  activate: endpoint({
    method: 'POST',
    path: '/auth/activation',
    access: 'public',
    summary:
      'Redeem an activation link: the person becomes active and is signed in; 202 where the company requires a second factor.',
    body: z.strictObject({
      token: linkToken,
      firstName: z.string().trim().max(100),
      lastName: z.string().trim().max(100),
      password: z.string().max(200),
    }),
    response: me,
    later: signInStep,
    perMinute: 20,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/auth/signout',
    access: 'signedIn',
    transaction: 'none',
    summary: 'End the session of this device.',
    response: null,
  }),
  me: endpoint({
    method: 'GET',
    path: '/me',
    access: 'signedIn',
    transaction: 'none',
    summary:
      'The signed-in person: name, permissions, language. $select leaves out roles or data unless it names them; a field it does not know is refused.',
    query: z.strictObject({ $select: meFields.optional() }),
    response: me,
  }),
  setOwnPicture: endpoint({
    ...picture,
    method: 'POST',
    summary: 'Upload a PNG, JPEG or WebP picture of oneself.',
    upload: 'multipart',
    response: z.object({ profilePictureUrl: z.string(), isTrimmed }),
    status: 201,
    perMinute: 20,
  }),
  removeOwnPicture: endpoint({
    ...picture,
    method: 'DELETE',
    summary: 'Show one’s initials instead of a picture.',
    response: null,
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: '/me/language',
    access: 'signedIn',
    summary: 'Choose the interface language.',
    body: z.strictObject({ i18n: locale }),
    response: me,
  }),
}
