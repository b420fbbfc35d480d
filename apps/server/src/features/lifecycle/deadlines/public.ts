export { companyCalendar } from './company-calendar.query.ts'
export { alertRecipients, membersOf, namedPeople } from './alert-recipients.query.ts'
export { ADVANCE_FACTS, advanceFacts } from './advance-facts.job.ts'
export { presentHistory, readableAmendments, termsAsKnown } from './amended-values.query.ts'
export { BEGINNING, datedStates, END, stateOn, type DatedState } from './dated-states.query.ts'
export { engineSettings } from './engine-settings.query.ts'
export { fieldsNamed, UNNAMED, type NamedField } from './fields-named.query.ts'
export { existsFrom, foreseenFacts, HORIZON_YEARS, type DatedFact } from './dated-facts.ts'
export { requireWithinHorizon } from './facts-as-of.query.ts'
export { factsAt } from './facts-at.query.ts'
export { standingOn, type AgreedValues } from './standing-on.ts'
export { datedFacts as contractFactsOf } from './contract-facts.ts'
export { contractStates } from './contract-states.query.ts'
export {
  factsOfContract,
  factsOfDay,
  STORED_CELLS,
  STORED_FACTS,
  type FactsOfDay,
} from './facts-of-day.query.ts'
export { recordedMonths } from './facts-of-month-end.query.ts'
export { RAISE_ALERTS, raiseAlerts } from './raise-alerts.job.ts'
export { recordMonthEnds } from './record-month-ends.job.ts'
export { changeTerms, requireLifecycleAct } from './lifecycle-acts.ts'
export {
  alertSetting,
  companyToday,
  readContractTerms,
  todayOf,
  withStated,
  type ContractTerms,
} from './lifecycle-terms.query.ts'
export { alertsOfContract } from './alerts-of-contract.ts'
export { alertsOfSameMatter, standingAnswers, type StandingAnswer } from './alert-answers.query.ts'
export { regimeWith } from './regime-with.query.ts'
export { requireAlertSetting } from './require-alert-setting.ts'
export { requireChoices } from './require-choices.ts'
export { explainLine, presentDeadlines } from './deadlines-presenter.ts'
export { showDeadlines } from './show-deadlines.ts'
export { signedAmendments, statedPatches } from './signed-amendments.query.ts'
export { statedLifecycle } from './stated-lifecycle.ts'
export { storeLifecycle } from './store-lifecycle.ts'
export { deadlinesDependOn, REWRITE_FACTS, rewriteFacts } from './rewrite-facts.job.ts'
export { amendedContracts, followMasters, writeFacts } from './write-facts.ts'
export { valuesInForce, type ValuesInForce } from './values-in-force.query.ts'
export { writeDepartments } from './write-departments.ts'
export { mayBeLeft } from './may-be-left.ts'
