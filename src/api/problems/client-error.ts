import type { Socket } from 'node:net'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import { makeProblem } from './problem-reply.ts'

/** Answers data that the HTTP parser refuses. It never becomes a request, so the reply is written to the socket. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'request_too_large' : 'bad_request'
  const problem = makeProblem({ code, language: defaultLanguage })
  const body = JSON.stringify(problem)
  socket.end(
    `HTTP/1.1 ${problem.status} ${code}\r\n` +
      'Content-Type: application/problem+json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
