import { describe, expect, test } from 'vitest'
import type { ContractLevel } from '../access/levels.ts'
import { PERMISSIONS, type Permission } from '../access/permissions.ts'
import { rightRefusal } from './act-refusal.ts'
import { CONTRACT_ACT_NAMES, type ContractAct } from './contract-acts.ts'

const ALL = new Set<Permission>(PERMISSIONS)

/** What a person may do with a contract, whatever its state. */
function allowed(level: ContractLevel, permissions: readonly Permission[] | typeof ALL): string[] {
  const who = { permissions: new Set(permissions), level }
  return CONTRACT_ACT_NAMES.filter((act) => rightRefusal(act, who) === null).sort()
}

const READERS: ContractAct[] = [
  'amend',
  'answerAlert',
  'cancelDecision',
  'confirmCondition',
  'confirmConditionInstead',
  'decide',
  'downloadAttachments',
  'downloadOriginal',
  'downloadSigned',
  'duplicate',
  'listVersions',
  'makeTemplate',
  'meetCondition',
  'moveDueDay',
  'read',
  'readActivity',
  'readSentDocument',
  'rejectCondition',
  'remindValidator',
  'renewAsNew',
  'sign',
]
/** Commenters and suggesters. */
const PARTICIPANTS: ContractAct[] = ['assignTask']
const EDITORS: ContractAct[] = [
  'acceptDeviation',
  'archive',
  'attachToTranscript',
  'cancel',
  'cancelSignature',
  'cancelTermination',
  'cancelValidation',
  'changeAnnexes',
  'changeSignaturePages',
  'chooseWorkflow',
  'completeFollowUp',
  'completeStep',
  'correctAmendment',
  'correctTerms',
  'decideOnLimit',
  'deleteAnnexes',
  'deleteBlock',
  'deleteSignaturePages',
  'edit',
  'file',
  'followTemplate',
  'lock',
  'keepNotices',
  'keepRenewals',
  'manage',
  'markRenewed',
  'markSigned',
  'markTerminated',
  'nameVersion',
  'recogniseAgain',
  'recordPerformance',
  'recordRegimeDays',
  'remindSignatory',
  'requestValidation',
  'askCounterparty',
  'readQuestionnaires',
  'readReadiness',
  'resetSignature',
  'restore',
  'restoreVersion',
  'retitle',
  'sendForSignature',
  'setAlerts',
  'setDates',
  'setStepDueDate',
  'stateAmendment',
  'unlock',
  'uploadScan',
]
const OWNERS: ContractAct[] = ['delete', 'handOver', 'share', 'unlockOthers']

describe('with every permission', () => {
  test.each<[ContractLevel, ContractAct[]]>([
    ['reader', READERS],
    ['suggester', [...READERS, ...PARTICIPANTS]],
    ['editor', [...READERS, ...PARTICIPANTS, ...EDITORS]],
    ['owner', [...READERS, ...PARTICIPANTS, ...EDITORS, ...OWNERS]],
  ])('the level %s allows what it is for', (level, acts) => {
    expect(allowed(level, ALL)).toEqual([...acts].sort())
  })
})

describe('as owner of the contract', () => {
  const writing: Permission[] = ['contracts3:update']
  const WRITING: ContractAct[] = [
    'attachToTranscript',
    'cancel',
    'cancelValidation',
    'changeAnnexes',
    'changeSignaturePages',
    'chooseWorkflow',
    'edit',
    'handOver',
    'lock',
    'manage',
    'readQuestionnaires',
    'recogniseAgain',
    'requestValidation',
    'retitle',
    'unlock',
  ]

  test.each<[Permission[], ContractAct[]]>([
    [[], []],
    [
      ['contracts3:list'],
      [
        'answerAlert',
        'cancelDecision',
        'confirmCondition',
        'confirmConditionInstead',
        'decide',
        'downloadSigned',
        'meetCondition',
        'moveDueDay',
        'read',
        'readReadiness',
        'readSentDocument',
        'rejectCondition',
        'remindValidator',
        'sign',
      ],
    ],
    [['contracts3:create'], []],
    [['contracts3:activity'], ['readActivity']],
    [['contracts:attachments:download'], ['downloadAttachments', 'downloadOriginal']],
    [['contracts:attachments:delete'], ['deleteAnnexes', 'deleteSignaturePages']],
    [['contracts3:share'], ['share']],
    [
      [...writing, 'contracts3:share'],
      [...WRITING, 'askCounterparty', 'share'],
    ],
    [['contracts3:delete'], ['delete']],
    [['contracts3:archive'], ['archive', 'restore']],
    [['contracts:blocks:delete'], ['deleteBlock']],
    [['contracts:sections:versions'], ['listVersions']],
    [['contracts3:file'], []],
    [['workflows:step:complete', 'workflows:step:dueDate'], []],
    [
      ['contracts3:dates'],
      [
        'cancelTermination',
        'correctAmendment',
        'correctTerms',
        'decideOnLimit',
        'keepNotices',
        'keepRenewals',
        'markRenewed',
        'markTerminated',
        'recordPerformance',
        'recordRegimeDays',
        'setAlerts',
        'setDates',
        'stateAmendment',
      ],
    ],
    [
      ['contracts3:signature'],
      ['cancelSignature', 'remindSignatory', 'resetSignature', 'sendForSignature'],
    ],
    [writing, WRITING],
    [
      [...writing, 'contracts3:file'],
      [...WRITING, 'file'],
    ],
    [
      [...writing, 'workflows:step:complete'],
      [...WRITING, 'completeFollowUp', 'completeStep'],
    ],
    [
      [...writing, 'workflows:step:dueDate'],
      [...WRITING, 'setStepDueDate'],
    ],
    [
      [...writing, 'contracts:sections:versions'],
      [...WRITING, 'listVersions', 'nameVersion', 'restoreVersion'],
    ],
  ])('%j allow %j', (permissions, acts) => {
    // Unlocking another person's lock needs no permission: the level alone.
    expect(allowed('owner', permissions)).toEqual([...acts, 'unlockOthers'].sort())
  })
})
