/**
 * Every figure and chart of the dashboard that opens its contracts. The ids are those of
 * specification 3, Dashboard data, spelled as there where it spells them: the wire, the web and the
 * stored queries share them.
 */
export const WIDGETS = [
  'contractsInProgressCount',
  'readyToSignCount',
  'documentsPostSignCount',
  'requiredActionsCount',
  /** Of these, the ones pending for more than 48 hours. */
  'countMore48h',
  'expiredIn30Count',
  'expiredIn60Count',
  'expiredIn90Count',
  /** Of these, the ones that are sure to renew. */
  'willRenewIn90Count',
  'renewableIn30Count',
  'renewableIn60Count',
  'renewableIn90Count',
  'deadlineIn30Count',
  'deadlineIn60Count',
  'renewedContractsCount',
  /** In another currency than the company's: included in no amount. */
  'otherCurrencyCount',
  'signedThisYear',
  'signedPreviousYear',
  'durationThisYear',
  'durationPreviousYear',
  'financialAmountThisYear',
  'financialAmountPreviousYear',
  'delayThisYear',
  'delayPreviousYear',
  'documentsPreSignByMonth',
  'statusContractsSigned',
  'contractsByType',
  'contractsByFolder',
  // sic, spec 3
  'contractsBydepartment',
  'contractsByTypeRenewal',
  'tacitRenewalContracts',
  'topCounterpartiesContract',
  // sic, spec 3
  'contractsFinacialAmountGroup',
  // sic, spec 3
  'contractsExpiredAndDedlineByMonth',
] as const

export type Widget = (typeof WIDGETS)[number]
