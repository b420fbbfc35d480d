import { managementVariables } from '@tacite/document/management-fields.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { documentOf } from '../texts/public.ts'
import { contractDocument } from './contract-document.query.ts'

/** What setting these values asks for: those of management change after the signature too. */
export async function actOfValues(
  db: CompanyDatabase,
  contractId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<'edit' | 'manage'> {
  const answer = await contractDocument(db, contractId, 'author')
  const ofManagement = managementVariables(answer.fields, documentOf(answer, ''))
  const variables = Object.keys(values)
  const isManaged = variables.every((variable) => ofManagement.includes(variable))
  return isManaged && variables.length > 0 ? 'manage' : 'edit'
}
