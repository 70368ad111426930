import type { Socket } from 'node:net'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import { makeProblem } from './problem-reply.ts'

/**
 * Replies when the HTTP parser refuses what a client has sent. Such data never becomes a request of the framework, so the reply
 * is written to the socket.
 */
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
