import type { FieldValues } from '@tacite/document/field-definition.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** A field as a questionnaire asks for it: by its id, which stays when it is renamed. */
export interface StoredQuestion {
  fieldId: string
  group: string
  help: string
}

export interface Questionnaire {
  id: string
  contractId: string
  name: string
  email: string
  locale: Locale
  message: string
  dueOn: string | null
  questions: readonly StoredQuestion[]
  /** By the id of their field. */
  draft: FieldValues
  answers: FieldValues
  taken: readonly string[]
  askedBy: string
  askedAt: Date
  invitedAt: Date
  expiresAt: Date
  lastOpenedAt: Date | null
  sentAt: Date | null
  returnedWord: string | null
  ended: 'taken' | 'withdrawn' | null
}

/** Those of a contract, the last first. */
export async function questionnairesOf(
  db: CompanyDatabase,
  contractId: string,
): Promise<Questionnaire[]> {
  const rows = await columns(db)
    .where('questionnaire.contract_id', '=', contractId)
    .orderBy('questionnaire.asked_at', 'desc')
    .orderBy('questionnaire.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(present)
}

const MOST_SHOWN = 100

export async function readQuestionnaire(db: CompanyDatabase, id: string): Promise<Questionnaire> {
  return present(await columns(db).where('questionnaire.id', '=', id).executeTakeFirstOrThrow())
}

/** One that is still open, locked until the transaction ends. @throws Refused NOT_FOUND, or STATE once it has ended */
export async function requireOpen(
  db: CompanyDatabase,
  { contractId, questionnaireId }: { contractId: string; questionnaireId: string },
): Promise<Questionnaire> {
  const row = await columns(db)
    .where('questionnaire.contract_id', '=', contractId)
    .where('questionnaire.id', '=', questionnaireId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'QUESTIONNAIRE_NOT_FOUND')
  if (row.ended) throw new Refused('STATE', 'QUESTIONNAIRE_ENDED')
  return present(row)
}

function columns(db: CompanyDatabase) {
  return db
    .select('questionnaire')
    .select(['id', 'contract_id as contractId', 'name', 'email', 'locale', 'message'])
    .select(['due_on as dueOn', 'questions', 'draft', 'answers', 'taken', 'asked_by as askedBy'])
    .select(['asked_at as askedAt', 'invited_at as invitedAt', 'expires_at as expiresAt'])
    .select(['last_opened_at as lastOpenedAt', 'sent_at as sentAt', 'ended'])
    .select('returned_word as returnedWord')
}

type Row = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>

function present(row: Row): Questionnaire {
  return {
    ...row,
    questions: row.questions as StoredQuestion[],
    draft: row.draft as FieldValues,
    answers: row.answers as FieldValues,
    taken: row.taken as string[],
  }
}
