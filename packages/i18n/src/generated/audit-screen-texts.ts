// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface AuditScreenTexts {
  'audit-screen.title': null
  'audit-screen.lead': null
  'audit-screen.column.at': null
  'audit-screen.column.text': null
  'audit-screen.column.object': null
  'audit-screen.column.contract': null
  'audit-screen.empty': null
  'audit-screen.emptyHint': null
  'audit-screen.person': null
  'audit-screen.objectType': null
  'audit-screen.action': null
  'audit-screen.from': null
  'audit-screen.to': null
  'audit-screen.filter.person': null
  'audit-screen.filter.objectType': null
  'audit-screen.filter.action': null
  'audit-screen.filter.object': null
  'audit-screen.filter.from': { day: string }
  'audit-screen.filter.to': { day: string }
  'audit-screen.more': { count: number }
  'audit-screen.exportAs': null
  'audit-screen.exportXlsx': null
  'audit-screen.exportCsv': null
  'audit-screen.exported': null
  'audit-screen.detail.title': { sequence: number }
  'audit-screen.detail.when': null
  'audit-screen.detail.who': null
  'audit-screen.detail.object': null
  'audit-screen.detail.contract': null
  'audit-screen.detail.facts': null
  'audit-screen.detail.noFacts': null
  'audit-screen.detail.open': null
  'audit-screen.detail.sameObject': null
  'audit-screen.detail.samePerson': null
  'audit-screen.detail.technical': null
  'audit-screen.detail.payload': null
  'audit-screen.detail.hash': null
  'audit-screen.detail.previousHash': null
  'audit-screen.detail.type': null
  'audit-screen.chain.title': null
  'audit-screen.chain.length': { count: number }
  'audit-screen.chain.head': null
  'audit-screen.chain.checkpoint': { sequence: number; at: string | number }
  'audit-screen.chain.noCheckpoint': null
  'audit-screen.chain.never': null
  'audit-screen.chain.intact': { at: string | number; by: string | number; goal: number }
  'audit-screen.chain.broken': { at: string | number; by: string | number; brokenAt: number }
  'audit-screen.chain.unfinished': { checkedTo: number; goal: number }
  'audit-screen.chain.check': null
  'audit-screen.chain.goOn': null
  'audit-screen.chain.checking': null
}
