/** The thread that writes a Word file: a long text would keep the server from answering anyone else meanwhile. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WordRequest } from './word-request.ts'
import { writeWord } from './write-word.ts'

const file = writeWord(workerData as WordRequest)
parentPort?.postMessage(file, [file.buffer as ArrayBuffer])
