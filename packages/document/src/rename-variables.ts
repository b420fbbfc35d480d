import type { ContractDocument } from './contract-document.ts'

/**
 * A document whose fields and conditions go by other names.
 *
 * @param names by the present name; a variable without one keeps its own
 */
export function renameVariables(
  document: ContractDocument,
  names: ReadonlyMap<string, string>,
): ContractDocument {
  // No other attribute of the document has this name.
  const rename = (key: string, value: unknown) =>
    key === 'variable' && typeof value === 'string' ? (names.get(value) ?? value) : value
  return JSON.parse(JSON.stringify(document), rename) as ContractDocument
}
