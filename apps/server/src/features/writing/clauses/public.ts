export { clauseTexts } from './clause-texts.ts'
export { insertClause } from './insert-clause.ts'
