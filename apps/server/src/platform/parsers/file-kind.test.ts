import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'
import { parserRefusalCode } from './parser-refusal.ts'
import { buildWord, pngHeader } from './testing/build-word.ts'

const pdf = Buffer.from('%PDF-1.7\n')
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])

function codeOf(bytes: Uint8Array, purpose: 'contract' | 'signedScan' | 'image'): string {
  try {
    return fileKind(bytes, purpose)
  } catch (error) {
    return parserRefusalCode(error) ?? String(error)
  }
}

test('identifies files by their first bytes, not by their name', () => {
  expect(codeOf(pdf, 'contract')).toBe('pdf')
  expect(codeOf(Buffer.concat([Buffer.from('\n\n'), pdf]), 'contract')).toBe('pdf')
  expect(codeOf(buildWord({ body: [] }), 'contract')).toBe('docx')
  expect(codeOf(pngHeader(1, 1), 'contract')).toBe('png')
})

test('accepts nothing but a PDF as a signed scan', () => {
  expect(codeOf(pdf, 'signedScan')).toBe('pdf')
  expect(codeOf(pngHeader(1, 1), 'signedScan')).toBe('FILE_TYPE_NOT_ALLOWED')
  expect(codeOf(buildWord({ body: [] }), 'signedScan')).toBe('FILE_TYPE_NOT_ALLOWED')
  expect(codeOf(ole, 'signedScan')).toBe('FILE_TYPE_NOT_ALLOWED')
})

test('says what an old or a protected Word file needs', () => {
  expect(codeOf(ole, 'contract')).toBe('FILE_LEGACY_WORD')
  const locked = Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')])
  expect(codeOf(locked, 'contract')).toBe('FILE_ENCRYPTED')
})

test('refuses anything else', () => {
  for (const text of ['<html>', '<svg/>', '#!/bin/sh', 'MZ', '{}']) {
    expect(codeOf(Buffer.from(text), 'contract')).toBe('FILE_TYPE_NOT_ALLOWED')
  }
  expect(codeOf(Buffer.alloc(0), 'contract')).toBe('FILE_EMPTY')
})
