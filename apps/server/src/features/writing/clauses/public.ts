export { clauseTexts } from './clause-texts.ts'
export { insertShippedClause } from './insert-clause.ts'
