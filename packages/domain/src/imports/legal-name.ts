import { foldValue } from './fold-value.ts'

/** The legal forms that a name is compared without: those of the duplicates of counterparties (`party_name` in SQL). */
const FORMS = [
  'sa|sas|sasu|sarl|eurl|sci|scm|snc|scop|scic|selarl|gie|ei|eirl|se|gmbh|ag|kg|ug|ltd|limited|llc|llp|lp|inc',
  'incorporated|corp|corporation|plc|bv|nv|srl|sprl|spa|sapa|sl|slu|sau|sll|lda|ab|as|oy|societe anonyme',
  'societe par actions simplifiee|societe a responsabilite limitee|sociedad limitada|sociedad anonima',
].join('|')
const FORM = new RegExp(`(?:^| )(?:${FORMS})(?= |$)`, 'g')

/**
 * The name of a party without its legal form, accents and punctuation; one that is nothing else keeps it. Two parties
 * with the same are taken for one.
 *
 * @example legalName('CADEXIA S.A.S.') // 'cadexia'
 */
export function legalName(name: string): string {
  // S.A.S. is one word.
  const spelled = foldValue(name.replace(/(?<=(?:^|[^\p{L}\p{N}])\p{L})\./gu, ''))
  return spelled.replace(FORM, ' ').replace(/ +/g, ' ').trim() || spelled
}
