import type { Locale } from '@tacite/domain/locale.ts'
import type { Verdict } from '@tacite/domain/circuits/circuit-conditions.ts'
import {
  formatAlternatives,
  formatAmountInclTax,
  formatDay,
  formatList,
  formatNumber,
} from '@tacite/i18n/format.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { knownFolders, type Reader } from '../../people/access/public.ts'
import type { JudgedCondition } from './judge-steps.ts'

/** Why a step is asked or not, in the reader's words. */
export type SayVerdicts = (judged: readonly JudgedCondition[]) => string[]

/**
 * Says the verdicts of these conditions, without the names of folders that the reader may not know: of a skipped step
 * the conditions that failed, of an asked one all of them.
 */
export async function verdictsFor(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  judged: readonly JudgedCondition[],
): Promise<SayVerdicts> {
  const folderIds = judged
    .filter(({ condition }) => condition.kind === 'folder')
    .flatMap(({ names }) => names.map(({ _id }) => _id))
  const known = new Set((await knownFolders(db, reader, folderIds)).map(({ _id }) => _id))
  const withKnown = (each: JudgedCondition): JudgedCondition =>
    each.condition.kind === 'folder'
      ? { ...each, names: each.names.filter(({ _id }) => known.has(_id)) }
      : each
  return (own) => {
    const failed = own.filter(({ verdict }) => verdict === 'fails')
    return (failed.length > 0 ? failed : own).map((each) =>
      sayVerdict(withKnown(each), reader.locale),
    )
  }
}

function sayVerdict(judged: JudgedCondition, locale: Locale): string {
  const { condition, verdict } = judged
  if (condition.kind === 'amount') return sayAmount(judged, condition, locale)
  const t = createTranslator(locale)
  const names = formatAlternatives(
    judged.names.map(({ name }) => t('circuit-verdicts.quoted', { name })),
    locale,
  )
  if (condition.kind === 'contractType') {
    const key = isOneOf(TYPE_VERDICTS, verdict) ? verdict : 'gone'
    return t(`circuit-verdicts.contractType.${key}`, { actual: String(judged.actual ?? ''), names })
  }
  if (condition.kind === 'folder') {
    const key = isOneOf(FOLDER_VERDICTS, verdict) ? verdict : 'gone'
    if (key !== 'gone' && judged.names.length === 0)
      return t(`circuit-verdicts.unknownFolder.${key}`)
    return t(`circuit-verdicts.folder.${key}`, { names })
  }
  const params = {
    field: judged.names[0]?.name ?? '',
    actual: sayValue(judged.actual, locale),
    wanted: sayValue(condition.value, locale),
  }
  if (verdict === 'fails') return t(`circuit-verdicts.field.fails.${condition.operator}`, params)
  const key = isOneOf(FIELD_VERDICTS, verdict) ? verdict : 'gone'
  return t(`circuit-verdicts.field.${key}`, params)
}

const TYPE_VERDICTS = ['holds', 'fails', 'noType'] as const
const FOLDER_VERDICTS = ['holds', 'fails'] as const
const FIELD_VERDICTS = ['holds', 'emptyField', 'otherKind'] as const

function isOneOf<Known extends Verdict>(
  known: readonly Known[],
  verdict: Verdict,
): verdict is Known {
  return known.some((each) => each === verdict)
}

function sayAmount(
  { actual, currency, isMasterAmount, verdict }: JudgedCondition,
  condition: Extract<JudgedCondition['condition'], { kind: 'amount' }>,
  locale: Locale,
): string {
  const t = createTranslator(locale)
  const limit = formatAmountInclTax(condition.amountInclTaxCents, locale, condition.currency)
  if (typeof actual !== 'number') return t('circuit-verdicts.amount.noAmount', { limit })
  const amount = formatAmountInclTax(actual, locale, currency)
  const params = {
    actual: isMasterAmount ? t('circuit-verdicts.amount.ofMaster', { amount }) : amount,
    limit,
  }
  if (verdict === 'otherCurrency') return t('circuit-verdicts.amount.otherCurrency', params)
  const reaches = actual >= condition.amountInclTaxCents
  return t(`circuit-verdicts.amount.${reaches ? 'reached' : 'under'}`, params)
}

function sayValue(value: JudgedCondition['actual'], locale: Locale): string {
  if (typeof value === 'number') return formatNumber(value, locale)
  if (typeof value === 'boolean')
    return createTranslator(locale)(`circuit-verdicts.${value ? 'yes' : 'no'}`)
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value, locale) : value
  return value === null ? '' : formatList(value, locale)
}
