import { spawn } from 'node:child_process';

/**
 * Runs a program that is none of ours and ends it when the process that started us ends, however that happens.
 * Arguments: the program and its own.
 */
const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const stop = () => child.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
child.on('spawn', () => process.send?.('ready'));
