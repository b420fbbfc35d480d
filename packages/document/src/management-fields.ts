import type { ContractDocument } from './contract-document.ts'
import { usedVariables } from './walk-document.ts'

/**
 * The variables that only say how the company manages a contract: outside what is validated and signed. A value that the
 * text shows or depends on is content, whatever its field is marked as.
 *
 * @example managementVariables([{ variable: 'shelf', isManagement: true }], document) // ['shelf']
 */
export function managementVariables(
  fields: readonly { variable: string; isManagement: boolean }[],
  document: ContractDocument,
): string[] {
  const used = new Set(usedVariables(document))
  return fields
    .filter(({ variable, isManagement }) => isManagement && !used.has(variable))
    .map(({ variable }) => variable)
    .sort()
}
