import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { InvitedKind, Invitee } from '../../people/invitations/public.ts'
import { shareMailContext } from '../sharing/public.ts'
import { questionnaireEvent } from './questionnaire-events.ts'
import { readQuestionnaire } from './questionnaire-repository.ts'

/** People outside who are asked questions, as the invitation code sees them. */
export function invitedRespondents(): InvitedKind {
  return {
    readInvitee: respondent,
    // Nothing is signed here: the trail records that the questions were opened, not each step before.
    codeSent: async () => undefined,
    codeTyped: async () => undefined,
  }
}

/** A code is only valid for its person and its questionnaire. */
async function respondent(db: CompanyDatabase, id: string): Promise<Invitee> {
  const questionnaire = await readQuestionnaire(db, id)
  const { contractId, name, email, locale, askedBy } = questionnaire
  const { title, company } = await shareMailContext(db, contractId, askedBy)
  return {
    holder: { kind: 'answering', id },
    name,
    email,
    locale,
    company,
    title,
    hasSigned: false,
    documentSha256: null,
    boundTo: [email],
    wrongCode: (_, tries) =>
      questionnaireEvent('questionnaire.wrongCode', null, questionnaire, { tries }),
  }
}
