// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RemovalsTexts {
  'removals.title': null
  'removals.lead': null
  'removals.empty': null
  'removals.emptyHint': null
  'removals.everyKind': null
  'removals.column.name': null
  'removals.column.kind': null
  'removals.column.removedBy': null
  'removals.column.removedAt': null
  'removals.column.keptUntil': null
  'removals.column.restore': null
  'removals.restore': null
  'removals.restoreNamed': { name: string | number }
  'removals.removedBy': { name: string | number; at: string | number }
  'removals.keptUntil': { at: string | number }
  'removals.kind.contractType': null
  'removals.kind.category': null
  'removals.kind.taggedField': null
  'removals.kind.project': null
  'removals.kind.counterparty': null
  'removals.kind.legalEntity': null
  'removals.kind.folder': null
  'removals.kind.group': null
  'removals.kind.role': null
  'removals.kind.workflow': null
  'removals.kind.circuit': null
  'removals.kind.contract': null
}
