import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noticeParams } from '../lifecycle/notices-endpoints.ts'
import { onContract } from '../on-contract.ts'
import {
  codeRequest,
  displayReport,
  documentToSign,
  sentCode,
  signatureForm,
} from './document-to-sign.ts'

/** The letter of a notice is signed as a contract is, by one person of the company. */
export const letterSigningEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices/:noticeId/letter/signature',
    ...onContract('keepNotices'),
    transaction: 'none',
    summary: 'Ask one person of the company to sign the letter of a notice; oneself is possible.',
    params: noticeParams,
    body: z.strictObject({ personId: z.uuid() }),
    response: null,
    perMinute: 60,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/notices/:noticeId/letter/signature',
    ...onContract('keepNotices'),
    summary: 'Take the request to sign a letter back; one that is signed stays signed.',
    params: noticeParams,
    response: null,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices/:noticeId/letter/signature/refusal',
    ...onContract('sign'),
    summary: 'Refuse to sign a letter, and say why to whoever asked.',
    params: noticeParams,
    body: z.strictObject({ reason: z.string().trim().min(1).max(2000) }),
    response: null,
  }),
  document: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/notices/:noticeId/letter/signature/document',
    ...onContract('read'),
    summary: 'The letter to sign, for the person who is asked.',
    params: noticeParams,
    response: documentToSign,
  }),
  markDisplayed: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/notices/:noticeId/letter/signature/display',
    ...onContract('read'),
    summary: 'Report that the page of the signatory has shown the letter.',
    params: noticeParams,
    body: displayReport,
    response: null,
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/notices/:noticeId/letter/signature/reading',
    ...onContract('read'),
    summary: 'Report that the signatory has reached the end of the letter.',
    params: noticeParams,
    response: null,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices/:noticeId/letter/signature/code',
    ...onContract('sign'),
    summary: 'Give consent, and request a signing code by e-mail.',
    params: noticeParams,
    body: codeRequest,
    response: sentCode,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices/:noticeId/letter/signature/mine',
    ...onContract('sign'),
    transaction: 'none',
    summary: 'Sign a letter.',
    params: noticeParams,
    body: signatureForm,
    response: documentToSign,
  }),
  signed: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/notices/:noticeId/letter/signed',
    ...onContract('read'),
    summary: 'The signed letter: a sealed PDF with its evidence.',
    params: noticeParams,
    response: 'stream',
  }),
}
