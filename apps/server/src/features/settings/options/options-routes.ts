import { companyEndpoints } from '@tacite/api/settings/company-endpoints.ts'
import { integrationsEndpoints } from '@tacite/api/settings/integrations-endpoints.ts'
import { escalationEndpoints } from '@tacite/api/settings/escalation-endpoints.ts'
import { receivedFilesEndpoints } from '@tacite/api/settings/received-files-endpoints.ts'
import { preferencesEndpoints } from '@tacite/api/settings/preferences-endpoints.ts'
import { secondFactorEndpoints } from '@tacite/api/people/second-factor-endpoints.ts'
import { signUpPolicyEndpoints } from '@tacite/api/people/sign-up-policy-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readUploadedFile } from '../../../platform/http/read-upload.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DomainOwners } from '../../people/accounts/public.ts'
import { changeCompany } from './change-company.ts'
import { changeSignUpPolicy } from './change-sign-up-policy.ts'
import { MAX_BRAND_MEGABYTES, setBrand } from './company-brand.ts'
import { MAX_LETTERHEAD_MEGABYTES, setLetterhead } from './company-letterhead.ts'
import { companySettings } from './company-settings.query.ts'
import { changeEscalation, escalationSettings } from './escalation.ts'
import { configureIntegration, integrations, removeIntegration } from './integrations.ts'
import { changeReceivedFiles, receivedFiles } from './received-files.ts'
import { changeSecondFactorPolicy, secondFactorPolicy } from './second-factor-policy.ts'
import { signUpPolicy } from './sign-up-policy.query.ts'
import { previewLetterhead } from './preview-letterhead.ts'
import { changePreferences, readPreferences } from './preferences.ts'
import { takeLetterhead } from './take-letterhead.ts'
import { testConnection } from './test-connection.ts'

/** What a person and a company configure for themselves. */
export function optionsRoutes(deps: Platform & { domainOwners: DomainOwners }): Route[] {
  const inCompany = <R>(actor: Actor, work: (db: CompanyDatabase) => Promise<R>) =>
    deps.inCompany(actor.companyId, work)
  return [
    route(companyEndpoints.read, ({ db }) => companySettings(deps, db)),
    route(companyEndpoints.update, async ({ db, actor, body }) => {
      await changeCompany(deps, db, actor, body)
      return companySettings(deps, db)
    }),
    route(signUpPolicyEndpoints.read, ({ db, actor }) => signUpPolicy(db, actor)),
    route(signUpPolicyEndpoints.update, async ({ db, actor, body }) => {
      await changeSignUpPolicy(deps, db, actor, body)
      return signUpPolicy(db, actor)
    }),
    route(receivedFilesEndpoints.read, ({ db }) => receivedFiles(deps, db)),
    route(receivedFilesEndpoints.update, async ({ db, actor, body }) => {
      await changeReceivedFiles(deps, db, actor, body)
      return receivedFiles(deps, db)
    }),
    route(escalationEndpoints.read, ({ db }) => escalationSettings(db)),
    route(escalationEndpoints.update, async ({ db, actor, body }) => {
      await changeEscalation(deps, db, actor, body)
      return escalationSettings(db)
    }),
    route(secondFactorEndpoints.policy, ({ db, actor }) => secondFactorPolicy(db, actor)),
    route(secondFactorEndpoints.changePolicy, async ({ db, actor, body }) => {
      await changeSecondFactorPolicy(deps, db, actor, body.isRequired)
      return secondFactorPolicy(db, actor)
    }),
    route(companyEndpoints.setBrand, async ({ actor, params, query, request }) => {
      const { bytes } = await readUploadedFile(request, MAX_BRAND_MEGABYTES)
      return inCompany(actor, async (db) => {
        const { isTrimmed } = await setBrand(deps, db, actor, { ...params, ...query, bytes })
        return { ...(await companySettings(deps, db)), isTrimmed }
      })
    }),
    route(companyEndpoints.removeBrand, async ({ db, actor, params, query }) => {
      await setBrand(deps, db, actor, { ...params, ...query, bytes: null })
      return companySettings(deps, db)
    }),
    route(companyEndpoints.setLetterhead, async ({ actor, query, request }) => {
      const { name, bytes } = await readUploadedFile(request, MAX_LETTERHEAD_MEGABYTES)
      const read = await takeLetterhead(bytes)
      return inCompany(actor, async (db) => {
        await setLetterhead(deps, db, actor, { ...query, name, read })
        return companySettings(deps, db)
      })
    }),
    route(companyEndpoints.removeLetterhead, async ({ db, actor, query }) => {
      await setLetterhead(deps, db, actor, { ...query, name: '', read: null })
      return companySettings(deps, db)
    }),
    route(companyEndpoints.previewLetterhead, async ({ actor, reply }) => {
      const { pdf, name } = await previewLetterhead(deps, actor)
      return sendFile(reply, { content: pdf, name, mediaType: 'application/pdf', isInline: true })
    }),
    route(preferencesEndpoints.read, ({ db, actor }) => readPreferences(db, actor.personId)),
    route(preferencesEndpoints.update, async ({ db, actor, body }) => {
      await changePreferences(deps, db, actor.personId, body)
      return readPreferences(db, actor.personId)
    }),
    route(integrationsEndpoints.list, ({ db, actor }) => integrations(deps, db, actor)),
    route(integrationsEndpoints.configure, async ({ db, actor, body }) => {
      await configureIntegration(deps, db, actor, body)
      return integrations(deps, db, actor)
    }),
    route(integrationsEndpoints.test, ({ actor, body }) => testConnection(deps, actor, body)),
    route(integrationsEndpoints.remove, async ({ db, actor, params }) => {
      await removeIntegration(deps, db, actor, params.service)
      return integrations(deps, db, actor)
    }),
  ]
}
