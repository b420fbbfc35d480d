// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface DelegationsTexts {
  'delegations.title': null
  'delegations.lead': null
  'delegations.leadOther': null
  'delegations.row': { delegate: string | number; person: string | number; from: string | number; to: string | number }
  'delegations.running': null
  'delegations.end': null
  'delegations.ended': null
  'delegations.delegate': null
  'delegations.startsOn': null
  'delegations.endsOn': null
  'delegations.add': null
  'delegations.added': { name: string | number }
  'delegations.incomplete': null
}
