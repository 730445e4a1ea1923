interface Recording {
  frameTimes?: number[];
}

/** In the page: records the time of every frame. */
export function startRecording(): void {
  const recording: number[] = [];
  (globalThis as Recording).frameTimes = recording;
  const record = (time: number) => {
    if ((globalThis as Recording).frameTimes !== recording) return;
    recording.push(time);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

/** In the page: returns the milliseconds between the recorded frames. */
export function stopRecording(): readonly number[] {
  const times = (globalThis as Recording).frameTimes ?? [];
  delete (globalThis as Recording).frameTimes;
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}
