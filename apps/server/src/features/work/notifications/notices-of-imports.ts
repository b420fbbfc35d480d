import type { Notices } from './notices.ts'

/** One for an import, however many contracts it has. */
export const IMPORT_NOTICES: Notices<'import.finished' | 'import.undone'> = {
  'import.finished': (_, finished) =>
    finished.map(({ payload: { personId, contracts, left, near }, personal }) => ({
      to: [personId],
      type: 'importFinished',
      contractId: null,
      params: { name: personal?.['label'] ?? '', contracts, left, near },
    })),
  'import.undone': (_, undone) =>
    undone.map(({ payload: { personId, removed, kept }, personal }) => ({
      to: [personId],
      type: 'importUndone',
      contractId: null,
      params: { name: personal?.['label'] ?? '', removed, kept },
    })),
}
