import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// The canvas renderer needs no style attributes, which the Content-Security-Policy forbids.
register([BarChart, LineChart, GridComponent, MarkLineComponent, CanvasRenderer]);

/** Creates a chart in an element with a size. Loaded with the first chart of a session. */
export const createEChart = (element: HTMLElement) => init(element, null, { renderer: 'canvas' });

export type EChart = ReturnType<typeof createEChart>;
