/** What a command prints may be read by a program that has enough before its end, as `head` does: the command goes on. */
function ignoreClosedOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

for (const stream of [process.stdout, process.stderr])
  if (!stream.listeners('error').some(({ name }) => name === ignoreClosedOutput.name))
    stream.on('error', ignoreClosedOutput)
