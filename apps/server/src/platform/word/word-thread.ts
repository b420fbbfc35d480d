/** The thread that writes Word files: a long text would keep the server from answering anyone else meanwhile. */
import { parentPort } from 'node:worker_threads'
import type { WordRequest } from './word-request.ts'
import { writeWord } from './write-word.ts'

parentPort?.on('message', (request: WordRequest) => {
  const file = writeWord(request)
  parentPort?.postMessage(file, [file.buffer as ArrayBuffer])
})
