import { spawn } from 'node:child_process'

/** Runs a program to its end; resolves to its exit code and all it printed. */
export function runProgram(
  [command = '', ...parameters]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const child = spawn(command, parameters, { env: { ...process.env, ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise<{ code: number; output: string }>((resolve) => {
    child.on('error', ({ message }) =>
      resolve({ code: 127, output: `${command} cannot be started: ${message}` }),
    )
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
