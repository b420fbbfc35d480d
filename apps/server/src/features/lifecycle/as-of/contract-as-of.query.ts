import type { ContractAsOf } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { dayFromIso } from '@tacite/domain/calendar/iso-day.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { Temporal } from 'temporal-polyfill'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import {
  datedStates,
  existsFrom,
  foreseenFacts,
  HORIZON_YEARS,
  readContractTerms,
  requireWithinHorizon,
  standingOn,
  stateOn,
  termsAsKnown,
  todayOf,
  type DatedState,
} from '../deadlines/public.ts'
import { fieldOn, statedFields } from './field-values.query.ts'
import { explainedDeadlines } from './explained-deadlines.ts'
import { shownOn, type ShownName } from './shown-values.query.ts'
import { stepsOf } from './steps.ts'

/** A contract on a day, beside what it is today. */
export async function contractAsOf(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  asked: string | undefined,
): Promise<ContractAsOf> {
  const today = todayOf(actor)
  const day = asked === undefined ? today : dayFromIso(asked)
  requireWithinHorizon(day, today)
  const t = createTranslator(actor.locale)
  const [stored] = await readContractTerms(db, [contractId])
  const contract = await termsAsKnown(db, actor, stored!)
  const states = (await datedStates(db, [contractId])).get(contractId)!
  const stateOf = (on: Temporal.PlainDate) => stateOn(states, on.toString())
  const now = await shownOn(db, actor, contractId, {
    ...standingOn(contract, stateOf(today), today),
    state: stateOf(today),
  })
  const firstDay = existsFrom(contract)
  const life = {
    day: day.toString(),
    today: today.toString(),
    firstDay,
    lastDay: today.add({ years: HORIZON_YEARS }).toString(),
    title: now.values.find(({ name }) => name === 'title')?.text ?? '',
    steps: stepsOf(
      t,
      { facts: foreseenFacts(contract, states, today).facts, states, history: contract.history },
      today,
    ),
  }
  if (day.toString() < firstDay)
    return {
      ...life,
      exists: false,
      status: {
        name: 'status',
        label: t('as-of.value.status'),
        text: null,
        today: now.status,
        isChanged: true,
      },
      values: [],
      assumptions: [],
      warnings: [],
      trace: [],
    }
  const standing = standingOn(contract, stateOf(day), day)
  const then = await shownOn(db, actor, contractId, { ...standing, state: stateOf(day) })
  const { warnings, trace } = explainedDeadlines(standing, actor.locale, day)
  const { fields, withFollowing } = await statedFields(db, actor, contract)
  const ofDay = withFollowing(standing.contract.history)
  const ofToday = withFollowing(contract.history)
  return {
    ...life,
    exists: true,
    status: compared(t, 'status', then.status, now.status),
    values: [
      ...then.values.map(({ name, text }) =>
        compared(t, name, text, now.values.find((each) => each.name === name)?.text ?? null),
      ),
      ...fields.map((field) => {
        const text = fieldOn(field, ofDay, day.toString())
        const asOfToday = fieldOn(field, ofToday, today.toString())
        return {
          name: field.name,
          label: field.label,
          text,
          today: asOfToday,
          isChanged: text !== asOfToday,
        }
      }),
    ],
    assumptions: assumptionsOf(t, {
      day,
      today,
      state: stateOf(day),
      isSigned: standing.contract.terms.isSigned,
      hasFields: fields.length > 0,
    }),
    warnings,
    trace,
  }
}

function compared(t: Translator, name: ShownName, text: string | null, today: string | null) {
  const label = t(`as-of.value.${name}`)
  return { name, label, text, today, isChanged: text !== today }
}

interface Assumed {
  day: Temporal.PlainDate
  today: Temporal.PlainDate
  state: DatedState
  isSigned: boolean
  hasFields: boolean
}

/** What nobody can know of another day, said before it is believed. */
function assumptionsOf(t: Translator, assumed: Assumed): string[] {
  const { day, today, state, isSigned, hasFields } = assumed
  const order = Temporal.PlainDate.compare(day, today)
  if (order === 0) return []
  const ofFields = hasFields ? [t('as-of.assumes.fields')] : []
  if (order > 0)
    return [
      t(isSigned ? 'as-of.assumes.noNotice' : 'as-of.assumes.unsigned'),
      t('as-of.assumes.management'),
      ...ofFields,
    ]
  const isUnknown = state.isAssumed && day.toString() < state.recordedOn
  return [
    t('as-of.assumes.knownToday'),
    ...ofFields,
    ...(isUnknown ? [t('as-of.assumes.before', { day: state.recordedOn })] : []),
  ]
}
